import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/admin-platform';

/** Dispatches plain actions and API calls into whichever store the page stands in: the shell's, or that of a test. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
