import type { Plugin } from 'vite'

/** The texts that are replaced in a file of a package. */
type Change = { file: RegExp; replace: ReadonlyArray<readonly [from: string | RegExp, to: string]> }

/**
 * What packages do at run time that a strict policy refuses: style sheets that a script inserts, and HTML as text. The
 * rules of the first two are in style sheets of the app: src/ui/feedback/toaster.tsx and src/theme/base.css.ts. The next
 * two are about memory, and the last one is about announcements.
 */
const changes: readonly Change[] = [
  { file: /\/sonner\/dist\/index\.mjs$/, replace: [[/^__insertCSS\("[^\n]*"\);$/m, '']] },
  {
    file: /\/react-aria\/dist\/private\/interactions\/usePress\.mjs$/,
    replace: [["if (!domRef || process.env.NODE_ENV === 'test') return", 'return']],
  },
  {
    // Only inserted while a dialog is open on an iPhone or iPad, by a script that the policy allows.
    file: /\/react-aria\/dist\/private\/overlays\/usePreventScroll\.mjs$/,
    replace: [
      ["document.createElement('style')", 'new CSSStyleSheet()'],
      [/style\.textContent = (`[^`]*`\.trim\(\))/, 'style.replaceSync($1)'],
      ['document.head.prepend(style)', 'document.adoptedStyleSheets = [style, ...document.adoptedStyleSheets]'],
      ['style.remove()', 'document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== style)'],
    ],
  },
  {
    file: /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/,
    replace: [
      ["assertiveLog.innerHTML = ''", "assertiveLog.textContent = ''"],
      ["politeLog.innerHTML = ''", "politeLog.textContent = ''"],
    ],
  },
  {
    // An element that is removed while it changes colour is not always told of the end, and stays in a list, and with it the
    // screen that it was part of: https://github.com/adobe/react-spectrum/issues/7326. The list is cleared of such elements
    // only where a screen reader moves the focus; here it is before each element that joins it.
    file: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.mjs$/,
    replace: [[/(\$\w+\$var\$)(transitionsByElement\.set\()/, '$1cleanupDetachedElements();\n        $1$2']],
  },
  {
    // A field of a look-up is focused anew with each option that is gone to, and only the last observer was disconnected.
    file: /\/react-aria\/dist\/private\/interactions\/utils\.mjs$/,
    replace: [[/(stateRef\.current\.observer) = new/, '$1?.disconnect();\n            $1 = new']],
  },
  {
    // While a search is loading, a screen reader heard "0 options available". Look-ups announce empty lists themselves.
    file: /\/react-aria\/dist\/private\/combobox\/useComboBox\.mjs$/,
    replace: [
      [
        'if (state.isOpen && (didOpenWithoutFocusedItem ||',
        'if (state.isOpen && optionCount > 0 && (didOpenWithoutFocusedItem ||',
      ],
    ],
  },
]

/**
 * The code of a package's file, changed to comply with a strict policy; null for files without changes.
 * @throws Error when a text to replace is missing, because the package has changed.
 */
export function madeStrict(code: string, id: string): string | null {
  const change = changes.find(({ file }) => file.test(id))
  if (!change) return null
  let changed = code
  for (const [from, to] of change.replace) {
    const next = changed.replace(from, to)
    if (next === changed)
      throw new Error(`${id} is without ${String(from)}: see what it does now, for the sake of the policy.`)
    changed = next
  }
  return changed
}

/** Removes from a build what the policy of its own headers refuses. */
export function strictPackages(): Plugin {
  const waiting = new Set(changes)
  return {
    name: 'strict-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replaceAll('\\', '/')
      for (const change of waiting) if (change.file.test(file)) waiting.delete(change)
      return madeStrict(code, file)
    },
    buildEnd() {
      for (const { file } of waiting) this.error(`No file of this build is ${String(file)}: see what takes its place.`)
    },
  }
}
