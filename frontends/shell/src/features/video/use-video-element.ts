import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Attributes {
  readonly title: string;
  readonly muted: boolean;
  readonly autoplay: boolean;
  readonly controls: boolean;
  readonly preload: 'auto' | 'metadata' | 'none';
  readonly poster: string | undefined;
  readonly src: string;
}

type Listeners = Readonly<
  Record<'loadedmetadata' | 'suspend' | 'canplay' | 'playing' | 'volumechange' | 'error', () => unknown>
>;

/**
 * Keeps a `<video>` in a place of the page. It may have been made and begun to load before React, which cannot take over an
 * element, so its attributes and listeners are set here. Returns the ref of the place.
 */
export function useVideoElement(
  element: HTMLVideoElement,
  attributes: Attributes,
  listeners: Listeners,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const newest = useRef(listeners);
  newest.current = listeners;

  useLayoutEffect(() => {
    const { current: parent } = place;
    const kinds = Object.keys(newest.current) as (keyof Listeners)[];
    const hear = ({ type }: Event) => newest.current[type as keyof Listeners]();
    for (const kind of kinds) element.addEventListener(kind, hear);
    // Under everything else in this place.
    parent?.prepend(element);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, hear);
      element.remove();
    };
  }, [element]);

  useAttributes(element, attributes);

  useLayoutEffect(() => {
    // What happened before there was a listener.
    if (element.error) newest.current.error();
    else if (element.readyState >= HTMLMediaElement.HAVE_METADATA) newest.current.loadedmetadata();
  }, [element]);

  return place;
}

/** Sets what has changed: the visitor changes some of it too. An address that is set again would be loaded again. */
function useAttributes(element: HTMLVideoElement, attributes: Attributes): void {
  const known = useRef<Partial<Attributes>>({});
  useLayoutEffect(() => {
    element.className = 'size-full object-cover';
    element.playsInline = true;
    for (const [name, value] of Object.entries(attributes)) {
      if (known.current[name as keyof Attributes] === value) continue;
      // The attribute is only what a video begins with.
      if (name === 'muted') element.muted = value === true;
      else if (value === false || value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value === true ? '' : value);
    }
    known.current = attributes;
  });
}
