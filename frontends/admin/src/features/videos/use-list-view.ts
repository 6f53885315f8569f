import { useAddressState } from '../../lib/use-address-state.ts';
import { type ListView, viewFromAddress, viewToAddress } from './domain/list-view.ts';

/** The view of the list, kept in the address. */
export function useListView(): {
  readonly view: ListView;
  readonly change: (changes: Partial<ListView>) => void;
} {
  const [parameters, changeAddress] = useAddressState();
  return { view: viewFromAddress(parameters), change: (changes) => changeAddress(viewToAddress(changes)) };
}
