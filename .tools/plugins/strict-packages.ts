import type { Plugin } from 'vite'

/** Replacements of text in a package's file. */
type Change = { file: RegExp; replace: ReadonlyArray<readonly [from: string | RegExp, to: string]> }

/**
 * Changes to package code:
 * - Changes 1 to 4 avoid code that the content security policy blocks: style sheets inserted by scripts, and
 *   `innerHTML`. The styles of changes 1 and 2 are in src/ui/feedback/toaster.tsx and src/theme/base.css.ts.
 * - Changes 5 and 6 fix memory leaks.
 * - Change 7 removes an announcement.
 */
const changes: readonly Change[] = [
  { file: /\/sonner\/dist\/index\.mjs$/, replace: [[/^__insertCSS\("[^\n]*"\);$/m, '']] },
  {
    file: /\/react-aria\/dist\/private\/interactions\/usePress\.mjs$/,
    replace: [["if (!domRef || process.env.NODE_ENV === 'test') return", 'return']],
  },
  {
    // Only used while a dialog is open on an iPhone or iPad. Uses a constructed style sheet, which the policy allows.
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
    // An element removed during a transition might never fire `transitionend`. The element then stays in a set and
    // leaks its screen: https://github.com/adobe/react-spectrum/issues/7326. react-aria cleans the set only when a
    // screen reader moves the focus. This change cleans it before each addition.
    file: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.mjs$/,
    replace: [[/(\$\w+\$var\$)(transitionsByElement\.set\()/, '$1cleanupDetachedElements();\n        $1$2']],
  },
  {
    // The field of a look-up gets the focus again for each active option. Each focus creates an observer, but only the
    // last one was disconnected.
    file: /\/react-aria\/dist\/private\/interactions\/utils\.mjs$/,
    replace: [[/(stateRef\.current\.observer) = new/, '$1?.disconnect();\n            $1 = new']],
  },
  {
    // Screen readers announced "0 options available" while a search was loading. Look-ups announce an empty list
    // themselves.
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
 * Returns the changed code of a package's file; null if the file needs no change.
 * @throws Error if a text to replace is missing, because the package has changed.
 */
export function makeStrict(code: string, id: string): string | null {
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

/** Vite plugin: applies `changes` to package code. The build fails if it lacks a file to change. */
export function strictPackages(): Plugin {
  const waiting = new Set(changes)
  return {
    name: 'strict-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replaceAll('\\', '/')
      for (const change of waiting) if (change.file.test(file)) waiting.delete(change)
      return makeStrict(code, file)
    },
    buildEnd() {
      for (const { file } of waiting) this.error(`No file of this build is ${String(file)}: see what takes its place.`)
    },
  }
}
