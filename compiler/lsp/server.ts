/**
 * The language server: answers an editor about the content directory in the folder that it has open. Texts that are not saved yet
 * lie over the files.
 */
import { fileURLToPath } from 'node:url'
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { contentEndings } from '../files.ts'
import { formatText } from '../format/format.ts'
import type { Memory } from '../workspace.ts'
import { actionsFor } from './actions.ts'
import { completionsAt } from './completion.ts'
import { type Documents, openDocuments, type Page } from './documents.ts'
import { findContent, type OpenFolders, openFolders } from './folders.ts'
import { hoverAt } from './hover.ts'
import { findReferences, goToDefinition, prepareRename, RenameRefused, rename } from './navigate.ts'
import { rangeOf, uriOf } from './positions.ts'
import { makePublisher, type Publisher } from './publishDiagnostics.ts'
import { symbolsOf } from './symbols.ts'

/** How long to wait after files have changed on disk, in milliseconds. */
const quiet = 120

export interface ServerOptions {
  /** The content directory, when it is not to be found in the editor's folder. Absolute. */
  readonly directory: string | undefined
  /** Address of the site with the pages about codes. */
  readonly site: string | undefined
  /** What an earlier check of content in a folder has found. */
  readonly memory?: (folder: string) => Memory
}

const abilities: InitializeResult = {
  serverInfo: { name: 'sandtable' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
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

/** An author's content as the server has it open. */
interface Session {
  readonly directory: string
  readonly folders: OpenFolders
  readonly documents: Documents
  readonly publisher: Publisher
}

/** Serves an editor until it says goodbye. */
export const serve = (connection: Connection, options: ServerOptions): void => {
  const textDocuments = new TextDocuments(TextDocument)
  let session: Session | undefined
  let directory: string | undefined
  let folder: string | undefined
  let canWatch = false
  let hasSnippets = false
  let timer: NodeJS.Timeout | undefined

  const complain = (error: unknown): void => {
    connection.console.error(`sandtable: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }

  const open = (root: string): Session => {
    const folders = openFolders(root)
    const documents = openDocuments(folders.read(), folders.isAlone, options.memory?.(folder ?? root))
    const publisher = makePublisher({
      documents,
      site: options.site,
      openFolders: () =>
        [...new Set(textDocuments.all().flatMap(({ uri }) => documents.pageOf(fileOf(uri) ?? '')?.home ?? []))].filter(
          (home) => home.startsWith('scenarios/'),
        ),
      send: (file, diagnostics) => void connection.sendDiagnostics({ uri: uriOf(file), diagnostics: [...diagnostics] }),
      complain,
    })
    return { directory: root, folders, documents, publisher }
  }

  /** Takes in what lies on disk now; texts that are being written stay as they are. */
  const look = (): void => {
    if (directory === undefined) return
    try {
      if (session === undefined) session = open(directory)
      else session.documents.reload(session.folders.read())
      for (const document of textDocuments.all()) {
        const file = fileOf(document.uri)
        if (file !== undefined) session.documents.change(file, document.getText())
      }
      session.publisher.soon()
    } catch (error) {
      complain(error)
    }
  }

  const lookSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(look, quiet)
  }

  /** An answer about a file of the content directory; `otherwise` for every other one. */
  const about = <T>(uri: string, otherwise: T, answer: (session: Session, page: Page) => T): T => {
    const page = session?.documents.pageOf(fileOf(uri) ?? '')
    return session && page ? answer(session, page) : otherwise
  }

  connection.onInitialize((params) => {
    const folders = foldersOf(params)
    folder = folders[0]
    directory = options.directory ?? findContent(folders)
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    hasSnippets = params.capabilities.workspace?.workspaceEdit?.snippetEditSupport === true
    return abilities
  })
  connection.onInitialized(async () => {
    if (directory === undefined) connection.console.warn('There is no content directory in this folder.')
    look()
    if (!canWatch) return
    const watchers = contentEndings.map((ending) => ({ globPattern: `**/*${ending}` }))
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })

  textDocuments.onDidChangeContent(({ document }) => {
    const file = fileOf(document.uri)
    if (file === undefined || session === undefined) return
    session.documents.change(file, document.getText())
    session.publisher.soon()
  })
  // What was never saved is gone; what lies on disk counts again.
  textDocuments.onDidClose(lookSoon)
  connection.onDidChangeWatchedFiles(lookSoon)

  connection.onHover(({ textDocument, position }) =>
    about(textDocument.uri, null, ({ documents }, page) => hoverAt(documents, page, position)),
  )
  connection.onDefinition(({ textDocument, position }) =>
    about(textDocument.uri, null, ({ documents }, page) => [...goToDefinition(documents, page, position)]),
  )
  connection.onReferences(({ textDocument, position, context }) =>
    about(textDocument.uri, null, ({ documents }, page) => [
      ...findReferences(documents, page, position, context.includeDeclaration),
    ]),
  )
  connection.onDocumentSymbol(({ textDocument }) => about(textDocument.uri, null, (_, page) => [...symbolsOf(page)]))
  connection.onCompletion(({ textDocument, position }) =>
    about(textDocument.uri, null, ({ documents }, page) => [...completionsAt(documents, page, position)]),
  )
  connection.onPrepareRename(({ textDocument, position }) =>
    about(textDocument.uri, null, (_, page) => prepareRename(page, position)),
  )
  connection.onRenameRequest(({ textDocument, position, newName }) =>
    about(textDocument.uri, null, ({ documents, directory: own }, page) =>
      refusing(() => rename(documents, page, position, newName, (file) => file.startsWith(`${own}/`))),
    ),
  )
  connection.onCodeAction(({ textDocument, range, context: { only } }) =>
    about(textDocument.uri, null, ({ documents, publisher }, page) => [
      ...actionsFor({ documents, page, range, shown: publisher.shownIn(page.file), only, hasSnippets }),
    ]),
  )
  connection.onDocumentFormatting(({ textDocument }) =>
    about(textDocument.uri, null, (_, page) => {
      const formatted = page.path.endsWith('.yaml') ? formatText(page.text, page.schema()) : undefined
      if (formatted === undefined || formatted === page.text) return []
      return [{ range: rangeOf(page, { start: 0, end: page.text.length }), newText: formatted }]
    }),
  )

  textDocuments.listen(connection)
  connection.listen()
}

/** An answer, or the reason why there can be none, as the protocol says it. */
const refusing = <T>(answer: () => T): T => {
  try {
    return answer()
  } catch (error) {
    throw error instanceof RenameRefused ? new ResponseError(0, error.message) : error
  }
}

const foldersOf = ({ workspaceFolders, rootUri }: InitializeParams): readonly string[] => {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri])
  return uris.flatMap((uri) => fileOf(uri) ?? [])
}

/** The path of a file's address; undefined for what is no file, such as a text that has never been saved. */
const fileOf = (uri: string): string | undefined => {
  if (!uri.startsWith('file:')) return undefined
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}
