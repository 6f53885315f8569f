import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/platform';

/** Dispatches plain actions and API calls; features know the store by this and by their own slice's selectors only. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
