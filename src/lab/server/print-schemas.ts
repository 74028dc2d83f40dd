// Prints the schemas of the machines in a file as JSON. The lab's server runs it for each opened file. Without
// TypeScript 7, there are no schemas.
import process from 'node:process'

const [file = ''] = process.argv.slice(2)

async function schemasOf(path: string): Promise<object> {
  try {
    const { machineSchemas } = await import('./machine-schemas.ts')
    return machineSchemas(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error
    return {}
  }
}

console.log(JSON.stringify(await schemasOf(file)))
