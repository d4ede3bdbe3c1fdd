/** The part of the page for games by link: fetched when there is one. */
import { useEffect, useState } from 'preact/hooks'

const fetchParts = () => import('./playByLink/index.tsx')

type Parts = Awaited<ReturnType<typeof fetchParts>>

export const ByLinkPart = ({ part }: { readonly part: keyof Parts }) => {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => void fetchParts().then(setParts), [])
  const Part = parts?.[part]
  return Part ? <Part /> : null
}
