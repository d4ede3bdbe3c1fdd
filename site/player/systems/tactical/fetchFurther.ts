import { adoptStyles } from '../../adoptStyles.ts'

/** Fetches dialogs and panels about what is chosen and offered, with their styles. */
export const further = async () => {
  const parts = await import('./further.ts')
  adoptStyles(parts.styles)
  return parts
}
