/** Whether the card of the first steps is shown, to every administrator. Closed before anything was stored. */
export interface FirstVisitRepository {
  isOpen(): Promise<boolean>;
  setOpen(isOpen: boolean): Promise<void>;
}
