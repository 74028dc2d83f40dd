import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import { floorRecordMachine } from './floor-record.machine.ts'

export function FloorForm({ id }: { id: string }) {
  const [{ context }] = useMachine(floorRecordMachine, { input: { id } })
  if (!context.record) return null
  const { buyer, seller, createdAt, materials } = context.record
  return (
    <form>
      <h1>Transaction</h1>
      <input aria-label="Buyer" defaultValue={buyer.name} />
      <input aria-label="Seller" defaultValue={seller.name} />
      <input aria-label="Date" defaultValue={createdAt} />
      <table>
        <tbody>
          {materials.map(({ id, name, weight, value }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <input aria-label={`Weight of ${name}`} defaultValue={weight} />
              </td>
              <td>
                <input aria-label={`Value of ${name}`} defaultValue={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link href="/business/transactions">Back</Link>
    </form>
  )
}
