import type { Plugin } from 'vite'

/** `roots` are the ends of the paths of the modules that a piece begins with. */
type Piece = { name: string; roots: readonly string[] }

/**
 * Bundles some modules with everything that they statically import into one file: fewer requests before a screen is
 * shown, and a few kilobytes less. A module is only in the first piece that needs it, or in the entry, which comes
 * before all of them, and which a piece called so adds to.
 */
export function inPieces(...pieces: readonly Piece[]): Plugin {
  const pieceOf = new Map<string, string>()
  const gather = (name: string, found: ReadonlySet<string>) => {
    for (const id of found) if (!pieceOf.has(id)) pieceOf.set(id, name)
  }
  return {
    name: 'in-pieces',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const idsOf = (name: string, ends: readonly string[]) => {
        const found = ids.filter(id => ends.some(end => id.endsWith(end)))
        if (found.length < ends.length) this.error(`The piece ${name} begins with a module that is not there`)
        return found
      }
      const closureOf = (roots: readonly string[]) => {
        const found = new Set<string>()
        const waiting = [...roots]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          // An index of a whole package does not tell which of its modules are used.
          if (found.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          found.add(id)
          // A button only uses the context of a progress bar; the rest of it comes with the screens that show one.
          if (/react-aria-components\/dist\/\w+\/ProgressBar\./.test(id)) continue
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
        return found
      }
      gather('entry', closureOf(ids.filter(id => this.getModuleInfo(id)?.isEntry)))
      for (const { name, roots } of pieces) gather(name, closureOf(idsOf(name, roots)))
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [...new Set(['entry', ...pieces.map(({ name }) => name)])].map(name => ({
                name,
                // What the bundler adds to all of them is in the entry, too.
                test: (id: string) =>
                  (pieceOf.get(id) ?? (id.startsWith('\0rolldown/') ? 'entry' : undefined)) === name,
              })),
            },
          },
        },
      },
    }),
  }
}
