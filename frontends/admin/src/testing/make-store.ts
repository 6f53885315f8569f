import { notificationsSlice } from '@selah/web-kit/notifications/notifications-slice';
import { baseApi, combineReducers, configureStore } from '@selah/web-kit/platform';

/** The part of the shell's store that the remote uses: the shared api and notifications. */
export function makeStore() {
  return configureStore({
    reducer: combineReducers({
      [baseApi.reducerPath]: baseApi.reducer,
      [notificationsSlice.name]: notificationsSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
}
