import { t } from '#messages/message.ts'
import type { ImportField } from './import-fields.ts'

/** Columns of transactions and collections, with the headings of scales, yard programs and accounting exports. */
export const tradeImportFields: readonly ImportField[] = [
  {
    id: 'date',
    label: t('Date'),
    kind: 'date',
    isRequired: true,
    names:
      'date,transaction_date,date_and_time,datetime,ticket_date,weigh_date,date_in,invoice_date,posting_date,created_at,created,timestamp,day,datum,buchungsdatum,data,fecha,usuku,التاريخ,date_out,doc_date,document_date,purchase_date,when,date_received,received,report_date,sold_on,fecha,date_d’achat,date_achat,completed_at,date_order,order_date',
  },
  {
    id: 'time',
    label: t('Time'),
    kind: 'text',
    names:
      'time,time_in,ticket_time,weigh_time,tyd,heure,hora,isikhathi,zeit,الوقت,time_out,uhrzeit,posting_time,load_time',
  },
  {
    id: 'buyer',
    label: t('Buyer'),
    kind: 'text',
    names:
      'buyer,bought_by,purchaser,consignee,receiver,yard,branch,koper,acheteur,comprador,umthengi,käufer,المشتري,sold_to,to',
  },
  {
    id: 'seller',
    label: t('Seller'),
    kind: 'text',
    names:
      'seller,sold_by,supplier,supplier_name,vendor,vendor_name,seller_name,collector,picker,waste_picker,consignor,verkoper,verskaffer,vendeur,fournisseur,vendedor,fornecedor,umthengisi,lieferant,verkäufer,البائع,المورد,customer_name,name_of_seller,account_name,customer,client,from,party,account,origin,contact_name,contact,company,account_reference,customer_supplier,partner,partner_id',
  },
  {
    id: 'material',
    label: t('Material'),
    kind: 'text',
    names:
      'material,material_name,commodity,product,item,grade,metal,metal_type,scrap_type,material_type,product_name,item_name,item_description,material_description,goods,description,description_of_goods,materiaal,matériau,matière,article,désignation,produto,mercadoria,impahla,materialkurztext,bezeichnung,المادة,الصنف,load_type,sorte,product_service,what,waste_description,product_id,name',
  },
  {
    id: 'gwCode',
    label: t('GW code'),
    kind: 'code',
    own: [t('GW Code')],
    names: 'gw_code,hw_code,waste_code,waste_type_code,gw,gw_number,gw_no',
  },
  {
    id: 'weight',
    label: t('Weight'),
    kind: 'weight',
    own: [t('Weight (kg)')],
    names:
      'net_weight,net,nett_weight,nett,net_mass,nett_mass,weight,mass,netto,netto_gewig,netto_massa,poids_net,peso_líquido,peso_neto,isisindo,gewig,massa,poids,peso,gewicht,nettogewicht,الوزن_الصافي,الوزن,kg,kgs,kilograms,weight_net,total_weight,quantity,qty,menge,quantité,quantidade,hoeveelheid,الكمية,tons,tonnes,tonnage,lbs,pounds,load_weight,qty_ordered,accepted_quantity,qty_kg,product_qty',
  },
  {
    id: 'gross',
    label: t('Gross weight'),
    kind: 'weight',
    names:
      'gross_weight,gross,gross_mass,weight_gross,first_weight,weight_1,weight_in,bruto,bruto_massa,poids_brut,peso_bruto,brutto,bruttogewicht,الوزن_الإجمالي',
  },
  {
    id: 'tare',
    label: t('Tare'),
    kind: 'weight',
    names:
      'tare,tare_weight,tare_mass,weight_tare,second_weight,weight_2,weight_out,tarra,poids_tare,tara,الوزن_الفارغ',
  },
  {
    id: 'value',
    label: t('Value'),
    kind: 'money',
    own: [t('Value (R)')],
    names:
      'value,amount,total,total_value,line_total,total_price,amount_paid,paid,payout,net_amount,total_amount,extended,waarde,bedrag,valeur,montant,valor,montante,inani,betrag,wert,القيمة,المبلغ,r,zar,rand,prix_total,price_paid,total_excl,total_excluding,line_amount',
  },
  {
    id: 'price',
    label: t('Price per kg'),
    kind: 'price',
    names:
      'price_per_kg,r_kg,price,unit_price,rate,price_kg,unit_cost,cost_per_kg,zar_kg,rate_per_kg,prys,prix_unitaire,prix,preço,preço_unitário,preis,السعر,price_per_ton,price_per_tonne,rate_per_ton,r_ton,r_t,precio,unit_amount,cost,price_unit',
  },
  {
    id: 'number',
    label: t('Number'),
    kind: 'text',
    names:
      'ticket_number,ticket_no,ticket,ticket_id,slip_number,slip_no,slip,weighbridge_ticket,weighbridge_no,docket,docket_no,receipt_number,receipt_no,receipt,invoice_number,invoice_no,invoice,grn,document_number,doc_no,transaction_id,transaction_number,transaction_no,reference,ref,ref_no,number,no,strokie,bewysnommer,numéro,numéro_de_ticket,número,inombolo,belegnummer,رقم_التذكرة,الرقم,rst,serial_no,serial_number,load_id,wiegeschein_nr,wiegeschein,n_d_ordre,num,sale_no,sale_number,order_no,order_number,order_reference,purchase_no,bill_no,bill_number,voucher,id',
  },
  {
    id: 'unit',
    label: t('Unit'),
    kind: 'text',
    names:
      'unit,uom,units,product_uom,unit_of_measure,base_unit_of_measure,meins,einheit,eenheid,unité,unidade,iyunithi,الوحدة,weight_unit,wt_unit',
  },
  // Only UUIDs, as in the app’s own files. Other ids are numbers.
  { id: 'id', label: t('Id'), kind: 'id', names: '' },
]
