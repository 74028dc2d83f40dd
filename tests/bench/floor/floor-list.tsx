import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import type { FloorListActor } from './floor-list.machine.ts'

export function FloorList({ list }: { list: FloorListActor }) {
  const { searchTerm, shown } = useSelector(list, snapshot => snapshot.context)
  return (
    <main>
      <h1>Transactions</h1>
      <input
        type="search"
        aria-label="Search transactions"
        value={searchTerm}
        onChange={event => list.send({ type: 'search.type', text: event.target.value })}
      />
      <table>
        <thead>
          <tr>
            <th>Buyer</th>
            <th>Seller</th>
          </tr>
        </thead>
        <tbody>
          {shown?.items.map(({ id, buyer, seller }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={`/business/transactions/${id}/edit`}>{buyer.name}</Link>
              </th>
              <td>{seller.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => list.send({ type: 'page.next' })}>
        Next
      </button>
    </main>
  )
}
