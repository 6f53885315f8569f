import { Account } from '../features/account/components/account.tsx';
import { TakeUpFirstVisit } from '../features/first-visit/components/take-up-first-visit.tsx';

/** The administrator's own account, and the way back to the first steps. */
export function AccountArea() {
  return (
    <>
      <Account />
      <TakeUpFirstVisit />
    </>
  );
}
