import { watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

// `sandtable build` and `sandtable dev` say by environment where the compiled bundles are and where the site goes,
// so that the same site works from a checkout and from an installed package.
const bundles = resolve(process.env.SANDTABLE_BUILD ?? 'build')
const out = resolve(process.env.SANDTABLE_OUT ?? 'dist')
const cache = process.env.SANDTABLE_CACHE
const frame = (name) => `./site/frame/${name}.astro`

/** The name of the file with the engine of the rule system to which a module belongs. */
const ownEngine = (module) => `engine-${/\/engine\/systems\/([\w-]+)\//.exec(module)?.[1]}`

/** Pages are rendered from a folder that need not stand beside our node_modules, so nothing is left to be found there. */
const bundleEverything = {
  name: 'sandtable:bundle-everything',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build')
        updateConfig({ vite: { environments: { prerender: { resolve: { noExternal: true } } } } })
    },
  },
}

/**
 * Starlight's colours, sizes, asides and anchors, none of which our frame shows: their styles would be a hundredth of what a
 * player's page may weigh.
 */
const withoutUnusedStyles = {
  name: 'sandtable:without-unused-styles',
  enforce: 'pre',
  load: (id) => (/\/starlight\/dist\/style\/(?:props|asides|anchor-links)\.css$/.test(id) ? '' : undefined),
}

/** Reloads the page in `dev` when the compiler has put new bundles in the place of the old ones. */
const reloadOnBundles = {
  name: 'sandtable:reload-on-bundles',
  hooks: {
    'astro:server:setup': ({ server }) => {
      let timer
      const reload = () => {
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      }
      const watcher = watch(dirname(bundles), (_event, name) => {
        if (name !== basename(bundles)) return
        clearTimeout(timer)
        timer = setTimeout(reload, 100)
      })
      server.httpServer?.on('close', () => watcher.close())
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  srcDir: './site',
  publicDir: './site/public',
  outDir: out,
  ...(cache ? { cacheDir: resolve(cache) } : {}),
  site: process.env.SANDTABLE_SITE,
  base: process.env.SANDTABLE_BASE ?? '/',
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // No inline script and no inline style sheet: the pages work under a strict content security policy.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [withoutUnusedStyles],
    build: { assetsInlineLimit: 0 },
    // Said here too: the sources' tsconfig.json does not count below node_modules, where an installed package stands.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    // Few files are smaller and sooner there than many: the engine, with what plays records on it, which the page and the
    // player's worker share; that part of it which is of one rule system, for the pages of that system; the pen that draws
    // maps; the player but for its dialogs.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'engine', test: /\/engine\/(?!systems\/)|\/site\/player\/(timeline|replay|worker)\.ts$/ },
                  { name: ownEngine, test: /\/engine\/systems\/[\w-]+\/(?!.*planner\/)/ },
                  { name: 'cartography', test: /\/compiler\/cartography\// },
                  { name: 'player', test: /\/site\/player\/(?!systems\/|dialogs\/)/ },
                ],
              },
            },
          },
        },
      },
    },
  },
  integrations: [
    bundleEverything,
    reloadOnBundles,
    starlight({
      title: 'Sandtable',
      description:
        'Operational wargames from history, playable on the page. Every rule can be read, every number can be asked why.',
      favicon: '/favicon.svg',
      customCss: ['./site/styles/site.css'],
      expressiveCode: false,
      pagination: false,
      credits: false,
      disable404Route: true,
      components: {
        ContentPanel: frame('ContentPanel'),
        Footer: frame('Footer'),
        Header: frame('Header'),
        MarkdownContent: frame('MarkdownContent'),
        PageFrame: frame('PageFrame'),
        PageSidebar: frame('PageSidebar'),
        PageTitle: frame('PageTitle'),
        Search: frame('Search'),
        Sidebar: frame('Sidebar'),
        ThemeProvider: frame('ThemeProvider'),
        ThemeSelect: frame('ThemeSelect'),
        TwoColumnContent: frame('TwoColumnContent'),
      },
    }),
  ],
})
