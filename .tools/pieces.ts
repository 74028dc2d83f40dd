import type { Plugin } from 'vite'

/** The end of the path of a module that a piece begins with. */
type Piece = { name: string; roots: readonly string[] }

/**
 * All that some modules import, and import statically in turn, goes into one file: fewer requests before a screen is there,
 * and a few kilobytes less. What an earlier piece has is not in a later one; the entry comes before all of them.
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
          // A list of everything a package has says nothing of what is used of it.
          if (pieceOf.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          pieceOf.set(id, name)
          // A button takes nothing but its context: what a progress bar is made of comes with whoever shows one.
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
