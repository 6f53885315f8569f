/** Whether administrators see the card of the first steps. It is closed until something is stored. */
export interface FirstVisitRepository {
  isOpen(): Promise<boolean>;
  setOpen(isOpen: boolean): Promise<void>;
}
