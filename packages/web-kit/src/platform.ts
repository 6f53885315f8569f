/**
 * The only import of the router, Redux, RTK and the translations in both frontends, and the only module
 * besides React that they share at run time. A shared package is shipped whole; this file ships only the
 * names in use. Add a name when a page needs it, and remove it when none does.
 */

export type { PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
export { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export {
  BrowserRouter,
  Link,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
export { baseApi } from './base-api.ts';
export { createI18n, I18nProvider, useTranslation } from './i18n/i18n.ts';
