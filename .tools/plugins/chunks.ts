import type { Plugin } from 'vite'

/** `roots` are path ends of the modules with which a chunk starts. */
type Chunk = { name: string; roots: readonly string[] }

/**
 * Bundles modules with all their static imports into one chunk. This saves requests and a few kilobytes. A module goes
 * into the first chunk that needs it, or into the entry. A chunk named `entry` adds to the entry.
 */
export function bundleChunks(...pieces: readonly Chunk[]): Plugin {
  const chunkOf = new Map<string, string>()
  const gather = (name: string, found: ReadonlySet<string>) => {
    for (const id of found) if (!chunkOf.has(id)) chunkOf.set(id, name)
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
          // Skips package indices, which import unused modules, too.
          if (found.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          found.add(id)
          // A button only uses the context of a progress bar. Screens with a progress bar load the rest.
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
                // The bundler's own helpers belong in the entry, too.
                test: (id: string) =>
                  (chunkOf.get(id) ?? (id.startsWith('\0rolldown/') ? 'entry' : undefined)) === name,
              })),
            },
          },
        },
      },
    }),
  }
}
