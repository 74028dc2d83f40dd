import type { Plugin } from 'vite'

/** The end of the path of a module that a piece begins with. */
type Piece = { name: string; roots: readonly string[] }

/**
 * Bundles some modules with everything that they statically import into one file: fewer requests before a screen is
 * shown, and a few kilobytes less. A module is only in the first piece that needs it, or in the entry, which comes
 * before all of them.
 */
export function inPieces(...pieces: readonly Piece[]): Plugin {
  const pieceOf = new Map<string, string>()
  return {
    name: 'in-pieces',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const gather = (name: string, roots: readonly string[]) => {
        const waiting = [...roots]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          // An index of a whole package does not tell which of its modules are used.
          if (pieceOf.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          pieceOf.set(id, name)
          // A button only uses the context of a progress bar; the rest of it comes with the screens that show one.
          if (/react-aria-components\/dist\/\w+\/ProgressBar\./.test(id)) continue
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
      gather(
        'entry',
        ids.filter(id => this.getModuleInfo(id)?.isEntry),
      )
      for (const { name, roots } of pieces) {
        const found = ids.filter(id => roots.some(root => id.endsWith(root)))
        if (found.length < roots.length) this.error(`The piece ${name} begins with a module that is not there`)
        gather(name, found)
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: ['entry', ...pieces.map(({ name }) => name)].map(name => ({
                name,
                test: (id: string) => pieceOf.get(id) === name,
              })),
            },
          },
        },
      },
    }),
  }
}
