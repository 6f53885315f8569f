import type { Language } from '@selah/shared/contracts/language-list';
import type { ReactNode } from 'react';

/** Simplified flags that are legible at this size. Decorative: the button also has the language name. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 20" className="h-4 w-6 shrink-0 rounded-[3px]">
      {DRAWINGS[language]}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<Language, ReactNode>> = {
  pt: (
    <>
      <path fill="#1a8a4a" d="M0 0h30v20H0z" />
      <path fill="#f8cf3a" d="m15 2 12 8-12 8L3 10z" />
      <circle cx="15" cy="10" r="4.6" fill="#22408c" />
      <path d="M10.6 9.2q5-1.2 8.8 2.2" fill="none" stroke="#fff" strokeWidth="1" />
    </>
  ),
  en: (
    <>
      <path fill="#22386f" d="M0 0h30v20H0z" />
      <path d="m0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth="4" />
      <path d="m0 0 30 20M30 0 0 20" stroke="#c8202f" strokeWidth="1.6" />
      <path d="M15 0v20M0 10h30" stroke="#fff" strokeWidth="6.4" />
      <path d="M15 0v20M0 10h30" stroke="#c8202f" strokeWidth="3.6" />
    </>
  ),
  es: (
    <>
      <path fill="#c0222f" d="M0 0h30v20H0z" />
      <path fill="#f7c52c" d="M0 5h30v10H0z" />
      <path fill="#a5392f" d="M7 8h4v3.2a2 2 0 0 1-4 0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#25408f" d="M0 0h10v20H0z" />
      <path fill="#fff" d="M10 0h10v20H10z" />
      <path fill="#d3283a" d="M20 0h10v20H20z" />
    </>
  ),
};
