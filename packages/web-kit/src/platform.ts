/**
 * The only door to the router, Redux, RTK and the translations for both frontends, and the only package besides React that
 * they share at run time. A federated package is shipped whole, a facade ships the names in use: add a name here
 * when a page needs it, and remove it when none does.
 */

export type { PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
export { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
export { I18nextProvider, useTranslation } from 'react-i18next';
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
export { createI18n } from './i18n/i18n.ts';
