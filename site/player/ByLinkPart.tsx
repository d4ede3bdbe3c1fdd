/** The part of the page for games by link: fetched when there is one. */
import { useEffect, useState } from 'preact/hooks'
import { adoptStyles } from './adoptStyles.ts'

const fetchParts = async () => {
  const { styles, ...parts } = await import('./playByLink/index.tsx')
  adoptStyles(styles)
  return parts
}

type Parts = Awaited<ReturnType<typeof fetchParts>>

export const ByLinkPart = ({ part }: { readonly part: keyof Parts }) => {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => void fetchParts().then(setParts), [])
  const Part = parts?.[part]
  return Part ? <Part /> : null
}
