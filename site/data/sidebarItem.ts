/** A line in the margin of a section, or several under a heading. */
export type SidebarItem =
  | { readonly label: string; readonly link: string }
  | { readonly label: string; readonly items: SidebarItem[] }

/** Starlight puts the base before the links of a sidebar, so these are plain. */
export const link = (label: string, path: string): SidebarItem => ({ label, link: path })

/** The pages of a folder that belong together, as their titles by their names in the address. */
export const pagesUnder = (label: string, folder: string, titles: Readonly<Record<string, string>>): SidebarItem => ({
  label,
  items: Object.entries(titles).map(([page, title]) => link(title, `${folder}${page}/`)),
})
