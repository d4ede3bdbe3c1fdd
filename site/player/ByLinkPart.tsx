/** The part of the page for games by link: fetched when there is one. */
import { useEffect, useState } from 'preact/hooks'
import { usePlayer } from './context.ts'
import { fileOf } from './fetched.ts'

const fetchParts = fileOf(() => import('./playByLink/index.tsx'))

type Parts = Omit<Awaited<ReturnType<typeof fetchParts>>, 'styles'>

interface ByLinkPartProps {
  readonly part: keyof Parts
  /** It is a dialog, which is not open when it cannot be fetched. */
  readonly isDialog?: boolean
}

export const ByLinkPart = ({ part, isDialog = false }: ByLinkPartProps) => {
  const { actions } = usePlayer()
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => void fetchParts().then(setParts, () => isDialog && actions.close()), [actions, isDialog])
  const Part = parts?.[part]
  return Part ? <Part /> : null
}
