/** A line in the margin of a section, or several under a heading. */
export type SidebarItem =
  | { readonly label: string; readonly link: string }
  | { readonly label: string; readonly items: SidebarItem[] }

/** Starlight puts the base before the links of a sidebar, so these are plain. */
export const link = (label: string, path: string): SidebarItem => ({ label, link: path })
