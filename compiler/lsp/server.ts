/**
 * The language server: answers an editor about the content directory in the folder that it has open. Texts that are not saved yet
 * lie over the files, and what is found is told a moment after the last change.
 */
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { contentEndings } from '../files.ts'
import { formatText } from '../format/format.ts'
import { actionsFor } from './actions.ts'
import { completionsAt } from './completion.ts'
import { type Desk, openDesk, type Page } from './desk.ts'
import { type Shown, showFindings } from './diagnostics.ts'
import { findContent, type OpenFolders, openFolders } from './folders.ts'
import { hoverAt } from './hover.ts'
import { findReferences, goToDefinition, prepareRename, rename } from './navigate.ts'
import { fileOf, rangeOf, uriOf } from './positions.ts'
import { symbolsOf } from './symbols.ts'

/** How long to wait after a change before looking, in milliseconds. */
const quiet = 120

export interface ServerOptions {
  /** The content directory, when it is not to be found in the editor's folder. Absolute. */
  readonly directory: string | undefined
  /** Address of the site with the pages about codes. */
  readonly site: string | undefined
}

const abilities: InitializeResult = {
  serverInfo: { name: 'sandtable' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    documentFormattingProvider: true,
    renameProvider: { prepareProvider: true },
    completionProvider: { triggerCharacters: [' ', ':', '-', '(', '{', "'"] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  },
}

/** Serves an editor until it says goodbye. */
export const serve = (connection: Connection, options: ServerOptions): void => {
  const documents = new TextDocuments(TextDocument)
  let desk: Desk | undefined
  let directory: string | undefined
  let folders: OpenFolders | undefined
  let shown: ReadonlyMap<string, readonly Shown[]> = new Map()
  let told = new Set<string>()
  let canWatch = false
  let hasSnippets = false
  let timer: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined

  const overlay = (): void => {
    for (const document of documents.all()) {
      const file = fileOf(document.uri)
      if (file !== undefined) desk?.change(file, document.getText())
    }
  }

  /** Reads what lies on disk now; texts that are being written stay as they are. */
  const look = (): void => {
    if (directory === undefined) return
    try {
      folders ??= openFolders(directory)
      if (desk === undefined) desk = openDesk(folders.read(), folders.isAlone)
      else desk.reload(folders.read())
      overlay()
      publishSoon()
    } catch (error) {
      connection.console.error(`The content directory cannot be read: ${String(error)}`)
    }
  }

  /** Tells what is wrong in every file, and that nothing is any more where something was. */
  const publish = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (desk === undefined) return
    try {
      shown = showFindings(desk, options.site)
    } catch (error) {
      // What was told last stays told: a mistake of the compiler must not take the editor's help away.
      connection.console.error(`The content cannot be checked: ${error instanceof Error ? error.stack : String(error)}`)
      return
    }
    const now = new Set(shown.keys())
    for (const file of new Set([...told, ...now])) {
      const diagnostics = (shown.get(file) ?? []).map(({ diagnostic }) => diagnostic)
      void connection.sendDiagnostics({ uri: uriOf(file), diagnostics })
    }
    told = now
  }

  const publishSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(publish, quiet)
  }

  const lookSoon = (): void => {
    clearTimeout(looking)
    looking = setTimeout(look, quiet)
  }

  /** An answer about a file of the content directory; `otherwise` for every other one. */
  const about = <T>(uri: string, otherwise: T, answer: (desk: Desk, page: Page) => T): T => {
    const page = desk?.pageOf(fileOf(uri) ?? '')
    return desk && page ? answer(desk, page) : otherwise
  }

  connection.onInitialize((params) => {
    directory = options.directory ?? findContent(foldersOf(params))
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    hasSnippets = params.capabilities.workspace?.workspaceEdit?.snippetEditSupport === true
    return abilities
  })
  connection.onInitialized(async () => {
    if (canWatch) {
      const watchers = contentEndings.map((ending) => ({ globPattern: `**/*${ending}` }))
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
    }
    if (directory === undefined) connection.console.warn('There is no content directory in this folder.')
    look()
  })

  documents.onDidChangeContent(({ document }) => {
    const file = fileOf(document.uri)
    if (file === undefined) return
    desk?.change(file, document.getText())
    publishSoon()
  })
  // What was never saved is gone; what lies on disk counts again.
  documents.onDidClose(() => lookSoon())
  connection.onDidChangeWatchedFiles(() => lookSoon())

  connection.onHover(({ textDocument, position }) =>
    about(textDocument.uri, null, (desk, page) => hoverAt(desk, page, position)),
  )
  connection.onDefinition(({ textDocument, position }) =>
    about(textDocument.uri, null, (desk, page) => [...goToDefinition(desk, page, position)]),
  )
  connection.onReferences(({ textDocument, position, context }) =>
    about(textDocument.uri, null, (desk, page) => [
      ...findReferences(desk, page, position, context.includeDeclaration),
    ]),
  )
  connection.onDocumentSymbol(({ textDocument }) => about(textDocument.uri, null, (_, page) => [...symbolsOf(page)]))
  connection.onCompletion(({ textDocument, position }) =>
    about(textDocument.uri, null, (desk, page) => [...completionsAt(desk, page, position)]),
  )
  connection.onPrepareRename(({ textDocument, position }) =>
    about(textDocument.uri, null, (_, page) => prepareRename(page, position)),
  )
  connection.onRenameRequest(({ textDocument, position, newName }) =>
    about(textDocument.uri, null, (desk, page) =>
      rename(desk, page, position, newName, (file) => file.startsWith(`${directory}/`)),
    ),
  )
  connection.onCodeAction(({ textDocument, range, context }) => {
    // A change may have come a moment ago: what is offered must fit the text as it is now.
    if (timer !== undefined) publish()
    return about(textDocument.uri, null, (desk, page) => [
      ...actionsFor({ desk, page, range, shown: shown.get(page.file) ?? [], only: context.only, hasSnippets }),
    ])
  })
  connection.onDocumentFormatting(({ textDocument }) =>
    about(textDocument.uri, null, (_, page) => {
      const formatted = page.path.endsWith('.yaml') ? formatText(page.text, page.schema()) : undefined
      if (formatted === undefined || formatted === page.text) return []
      return [{ range: rangeOf(page, { start: 0, end: page.text.length }), newText: formatted }]
    }),
  )

  documents.listen(connection)
  connection.listen()
}

const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] => {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri])
  return uris.flatMap((uri) => fileOf(uri) ?? [])
}
