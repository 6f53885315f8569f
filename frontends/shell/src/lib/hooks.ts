import { type ThunkDispatch, type UnknownAction, useDispatch } from '@selah/web-kit/platform';

/** Dispatches plain actions and API calls. Features use only this and the selectors of their own slice. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
