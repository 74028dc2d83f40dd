// Prints the schemas of the machines in a file as JSON. The lab's server runs it for each opened file.
import { machineSchemas } from './machine-schemas.ts'

const [file = ''] = process.argv.slice(2)
console.log(JSON.stringify(machineSchemas(file)))
