import type { Plugin } from 'vite'

/** Replacements in a file of a package. */
type Change = { file: RegExp; replace: ReadonlyArray<readonly [from: string | RegExp, to: string]> }

/**
 * Package code that a strict policy blocks at run time: style sheets inserted by scripts, and HTML as text. The first
 * two have replacement rules in src/ui/feedback/toaster.tsx and src/theme/base.css.ts. The next two fix memory leaks,
 * the last one an announcement.
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
    // An element that is removed during a transition might not receive its end. It then stays in a set and leaks its
    // screen: https://github.com/adobe/react-spectrum/issues/7326. The set is cleaned only when a screen reader moves
    // the focus. Here it is cleaned before each addition.
    file: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.mjs$/,
    replace: [[/(\$\w+\$var\$)(transitionsByElement\.set\()/, '$1cleanupDetachedElements();\n        $1$2']],
  },
  {
    // A look-up's field is focused again for each active option, and only the last observer was disconnected.
    file: /\/react-aria\/dist\/private\/interactions\/utils\.mjs$/,
    replace: [[/(stateRef\.current\.observer) = new/, '$1?.disconnect();\n            $1 = new']],
  },
  {
    // Screen readers announced "0 options available" while a search was loading. Look-ups announce empty lists
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
 * Returns the code of a package's file with the changes for a strict policy; null for files without changes.
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

/** Removes code from a build that its own policy blocks. */
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
