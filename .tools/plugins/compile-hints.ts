import type { Plugin } from 'vite'

/**
 * Makes V8 compile a file's functions off the main thread during download, instead of on their first call:
 * https://v8.dev/blog/explicit-compile-hints. Other engines ignore the comment. With 4× CPU slowdown, the first rows
 * appear 8 % sooner; at full speed, there is no difference.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    }
  },
})
