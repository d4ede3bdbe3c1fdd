/** The elements and attributes allowed in HTML made from content. A second check: `markdown.ts` lets nothing else through either. */
import type { Options } from 'rehype-sanitize'

/** `defaultSchema` is what the sanitiser lets through of its own accord. */
export const safeHtml = (defaultSchema: Options): Options => ({
  ...defaultSchema,
  // Ids are rule ids and slugs of headings, made by us; rules are linked to by them.
  clobber: [],
  protocols: { href: ['https'] },
  tagNames: (defaultSchema.tagNames ?? [])
    .filter((name) => !['picture', 'source', 'input'].includes(name))
    .concat('caption'),
  attributes: {
    // Only what `emit` makes under the name of a hash.
    img: [
      ['src', /^\/media\/pictures\/[0-9a-f]{16}\.webp$/],
      'alt',
      'width',
      'height',
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
    a: [
      'href',
      ['rel', 'noopener', 'noreferrer', 'nofollow'],
      ['className', /^link-[a-z]+$/],
      'dataFootnoteBackref',
      'dataFootnoteRef',
      'ariaLabel',
      'ariaDescribedBy',
      'id',
    ],
    p: ['id', ['className', 'rule'], 'dataRule'],
    div: ['dataExample', 'dataTable'],
    span: [['className', 'figure'], 'dataPath'],
    code: [['className', /^language-[\w-]+$/]],
    th: ['align', 'scope', ['className', 'number']],
    td: ['align', ['className', 'number']],
    ol: ['start'],
    li: ['id'],
    h1: ['id'],
    h2: ['id', ['className', 'sr-only']],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    section: ['dataFootnotes', ['className', 'footnotes']],
  },
})
