import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/platform';

/** Dispatches plain actions and API calls to the store of the page: the shell's, or a test's. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
