import { createContext, createElement, useContext, type ComponentType } from "react";
import { PART_TAG, type PageParts } from "./page-parts";

/** Null in browsers, and where each page is rendered as a whole. */
export const PagePartsContext = createContext<PageParts | null>(null);

type Json = string | number | boolean | null | undefined | readonly Json[] | JsonRecord;
type JsonRecord = { readonly [name: string]: Json };

let components = 0;

/**
 * The server renders this component once for all pages with the same props, language and site data. It
 * may depend on nothing else, such as the path, nor have elements that React moves into the head: titles,
 * and pictures that it preloads. In browsers it is the component itself.
 */
export function renderedOnce<Props extends JsonRecord>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return Component;
  const id = components++;
  return function RenderedOnce(props) {
    const parts = useContext(PagePartsContext);
    if (!parts) return <Component {...props} />;
    const { index, isStored } = parts.place(`${id} ${JSON.stringify(props)}`);
    return createElement(
      PART_TAG,
      { n: index },
      isStored ? null : (
        <PagePartsContext value={null}>
          <Component {...props} />
        </PagePartsContext>
      ),
    );
  };
}
