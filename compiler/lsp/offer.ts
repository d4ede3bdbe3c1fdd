import type { CompletionItemKind } from 'vscode-languageserver-types'

/** A thing to write, before it is known where. */
export interface Offer {
  readonly label: string
  readonly text?: string
  readonly detail?: string | undefined
  readonly about?: string | undefined
  readonly kind: CompletionItemKind
}
