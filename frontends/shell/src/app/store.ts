import { notificationsSlice } from '@selah/web-kit/notifications/notifications-slice';
import { baseApi, combineReducers, configureStore } from '@selah/web-kit/platform';
import { adsSlice } from '../features/ads/ads-slice.ts';
import { savedMessagesSlice } from '../features/saved-messages/saved-messages-slice.ts';
import { sessionSlice } from '../features/session/session-slice.ts';
import { supportSlice } from '../features/support/support-slice.ts';
import { videoSlice } from '../features/video/video-slice.ts';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [adsSlice.name]: adsSlice.reducer,
  [notificationsSlice.name]: notificationsSlice.reducer,
  [savedMessagesSlice.name]: savedMessagesSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [supportSlice.name]: supportSlice.reducer,
  [videoSlice.name]: videoSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** One store per page load and per test. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
