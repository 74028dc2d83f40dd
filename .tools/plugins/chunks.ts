import type { Plugin } from 'vite'

/** `roots`: ends of the paths of the chunk's root modules. */
type Chunk = { name: string; roots: readonly string[] }

/**
 * Bundles each group of modules with its static imports into one chunk, to save requests and a few kilobytes. A module
 * that several groups need goes into the first of their chunks. Modules of the entry stay in the entry, and a group
 * named `entry` is added to it.
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
          // Skips package index files, because they also import unused modules.
          if (found.has(id) || id.includes('react-aria-components/dist/exports/index.')) continue
          found.add(id)
          // Buttons need only the context from this file. Screens with a progress bar load its imports.
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
                // The bundler's own helpers also go into the entry.
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
