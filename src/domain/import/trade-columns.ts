import { t } from '#messages/message.ts'
import type { ImportField } from './import-fields.ts'

/** Columns of transactions and collections, with the headings of scales, yard programs and accounting exports. */
export const tradeColumns: readonly ImportField[] = [
  {
    id: 'date',
    label: t('Date'),
    kind: 'date',
    isRequired: true,
    names:
      'date,transaction date,date and time,datetime,ticket date,weigh date,date in,invoice date,posting date,created at,created,timestamp,day,datum,buchungsdatum,data,fecha,usuku,التاريخ,date out,doc date,document date,purchase date,when,date received,received,report date,sold on,fecha,date d’achat,date achat,completed at,date order,order date',
  },
  {
    id: 'time',
    label: t('Time'),
    kind: 'text',
    names:
      'time,time in,ticket time,weigh time,tyd,heure,hora,isikhathi,zeit,الوقت,time out,uhrzeit,posting time,load time',
  },
  {
    id: 'buyer',
    label: t('Buyer'),
    kind: 'text',
    names:
      'buyer,bought by,purchaser,consignee,receiver,yard,branch,koper,acheteur,comprador,umthengi,käufer,المشتري,sold to,to',
  },
  {
    id: 'seller',
    label: t('Seller'),
    kind: 'text',
    names:
      'seller,sold by,supplier,supplier name,vendor,vendor name,seller name,collector,picker,waste picker,consignor,verkoper,verskaffer,vendeur,fournisseur,vendedor,fornecedor,umthengisi,lieferant,verkäufer,البائع,المورد,customer name,name of seller,account name,customer,client,from,party,account,origin,contact name,contact,company,account reference,customer supplier,partner,partner id',
  },
  {
    id: 'material',
    label: t('Material'),
    kind: 'text',
    names:
      'material,material name,commodity,product,item,grade,metal,metal type,scrap type,material type,product name,item name,item description,material description,goods,description,description of goods,materiaal,matériau,matière,article,désignation,produto,mercadoria,impahla,materialkurztext,bezeichnung,المادة,الصنف,load type,sorte,product service,what,waste description,product id,name',
  },
  {
    id: 'gwCode',
    label: t('GW code'),
    kind: 'code',
    own: [t('GW Code')],
    names: 'gw code,hw code,waste code,waste type code,gw,gw number,gw no',
  },
  {
    id: 'weight',
    label: t('Weight'),
    kind: 'weight',
    own: [t('Weight (kg)')],
    names:
      'net weight,net,nett weight,nett,net mass,nett mass,weight,mass,netto,netto gewig,netto massa,poids net,peso líquido,peso neto,isisindo,gewig,massa,poids,peso,gewicht,nettogewicht,الوزن الصافي,الوزن,kg,kgs,kilograms,weight net,total weight,quantity,qty,menge,quantité,quantidade,hoeveelheid,الكمية,tons,tonnes,tonnage,lbs,pounds,load weight,qty ordered,accepted quantity,qty kg,product qty',
  },
  {
    id: 'gross',
    label: t('Gross weight'),
    kind: 'weight',
    names:
      'gross weight,gross,gross mass,weight gross,first weight,weight 1,weight in,bruto,bruto massa,poids brut,peso bruto,brutto,bruttogewicht,الوزن الإجمالي',
  },
  {
    id: 'tare',
    label: t('Tare'),
    kind: 'weight',
    names:
      'tare,tare weight,tare mass,weight tare,second weight,weight 2,weight out,tarra,poids tare,tara,الوزن الفارغ',
  },
  {
    id: 'value',
    label: t('Value'),
    kind: 'money',
    own: [t('Value (R)')],
    names:
      'value,amount,total,total value,line total,total price,amount paid,paid,payout,net amount,total amount,extended,waarde,bedrag,valeur,montant,valor,montante,inani,betrag,wert,القيمة,المبلغ,r,zar,rand,prix total,price paid,total excl,total excluding,line amount',
  },
  {
    id: 'price',
    label: t('Price per kg'),
    kind: 'price',
    names:
      'price per kg,r kg,price,unit price,rate,price kg,unit cost,cost per kg,zar kg,rate per kg,prys,prix unitaire,prix,preço,preço unitário,preis,السعر,price per ton,price per tonne,rate per ton,r ton,r t,precio,unit amount,cost,price unit',
  },
  {
    id: 'number',
    label: t('Number'),
    kind: 'text',
    names:
      'ticket number,ticket no,ticket,ticket id,slip number,slip no,slip,weighbridge ticket,weighbridge no,docket,docket no,receipt number,receipt no,receipt,invoice number,invoice no,invoice,grn,document number,doc no,transaction id,transaction number,transaction no,reference,ref,ref no,number,no,strokie,bewysnommer,numéro,numéro de ticket,número,inombolo,belegnummer,رقم التذكرة,الرقم,rst,serial no,serial number,load id,wiegeschein nr,wiegeschein,n d ordre,num,sale no,sale number,order no,order number,order reference,purchase no,bill no,bill number,voucher,id',
  },
  {
    id: 'unit',
    label: t('Unit'),
    kind: 'text',
    names:
      'unit,uom,units,product uom,unit of measure,base unit of measure,meins,einheit,eenheid,unité,unidade,iyunithi,الوحدة,weight unit,wt unit',
  },
  // Only UUIDs, as in the app’s own files. Other ids are numbers.
  { id: 'id', label: t('Id'), kind: 'id', names: '' },
]
