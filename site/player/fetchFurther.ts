import { adoptStyles } from './adoptStyles.ts'

/** Fetches the shell's parts that are seen once something is chosen or done, with their styles. */
export const further = async () => {
  const parts = await import('./further.ts')
  adoptStyles(parts.styles)
  return parts
}
