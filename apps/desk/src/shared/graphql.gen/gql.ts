/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AuditEntries($filter: AuditFilter!, $first: Int!, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        at\n        by {\n          uid\n          name\n          isStaff\n        }\n        inNameOf\n        action\n        kind\n        subject\n        subjectName\n        company\n        reason\n        address\n        browser\n        system\n        requestId\n        notUndone {\n          code\n          message\n        }\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  mutation UndoAuditEntry($input: UndoAuditEntryInput!) {\n    undoAuditEntry(input: $input) {\n      refusal {\n        code\n        message\n      }\n      changes {\n        what\n        name\n        before\n        after\n        reason\n      }\n    }\n  }\n": typeof types.UndoAuditEntryDocument,
    "\n  fragment BrandOfPortal on DeskBrand {\n    seen\n    look {\n      name\n      main\n      deep\n      accent\n      logo\n    }\n    contacts {\n      market\n      sender\n      address\n      replyTo\n      phone\n      email\n      hours {\n        weekdays\n        from\n        to\n      }\n    }\n  }\n": typeof types.BrandOfPortalFragmentDoc,
    "\n  query Brand {\n    brand {\n      ...BrandOfPortal\n    }\n  }\n": typeof types.BrandDocument,
    "\n  mutation SetBrand($input: SetBrandInput!) {\n    setBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetBrandDocument,
    "\n  mutation DropBrand($input: DropBrandInput!) {\n    dropBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropBrandDocument,
    "\n  mutation SetContacts($input: SetContactsInput!) {\n    setContacts(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetContactsDocument,
    "\n  fragment ToldChange on DeliveryChange {\n    id\n    typeOfChange\n    day\n    newDay\n    orderBy\n    kinds\n    scope {\n      market\n      customerType\n      companies\n      shipTos\n      zips\n    }\n    reasons {\n      cs\n      sk\n      en\n    }\n    places\n    closedPlaces\n    placeName\n    orders\n    publishedBy\n    publishedAt\n    takenBackAt\n    takenBackBy\n    takenBackReason\n    mayTakeBack\n  }\n": typeof types.ToldChangeFragmentDoc,
    "\n  fragment TouchedRow on TouchedPlace {\n    shipToId\n    name\n    city\n    zip\n    kinds\n    carts {\n      method\n      owner\n      changedAt\n    }\n    orders {\n      number\n      method\n      day\n      pallets\n    }\n  }\n": typeof types.TouchedRowFragmentDoc,
    "\n  query DeliveryChanges($standing: DeliveryChangeStanding!, $after: String) {\n    deliveryChanges(standing: $standing, first: 50, after: $after) {\n      total\n      next\n      items {\n        ...ToldChange\n      }\n    }\n  }\n": typeof types.DeliveryChangesDocument,
    "\n  query DeliveryChange($id: ID!, $after: String) {\n    deliveryChange(id: $id, first: 50, after: $after) {\n      next\n      change {\n        ...ToldChange\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n": typeof types.DeliveryChangeDocument,
    "\n  query DeliveryChangePreview($change: DeliveryChangeInput!, $after: String) {\n    deliveryChangePreview(change: $change, first: 50, after: $after) {\n      refusal {\n        code\n        message\n        field\n      }\n      places\n      closedPlaces\n      changedAlready\n      carts\n      orders\n      seen\n      next\n      orderBys {\n        market\n        kind\n        orderBy\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n": typeof types.DeliveryChangePreviewDocument,
    "\n  mutation PublishDeliveryChange($input: PublishDeliveryChangeInput!) {\n    publishDeliveryChange(input: $input) {\n      change {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.PublishDeliveryChangeDocument,
    "\n  mutation TakeBackDeliveryChange($input: TakeBackDeliveryChangeInput!) {\n    takeBackDeliveryChange(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.TakeBackDeliveryChangeDocument,
    "\n  query Insteads {\n    deliveryChanges(standing: ahead, first: 100) {\n      items {\n        newDay\n        takenBackAt\n        scope {\n          market\n        }\n      }\n    }\n  }\n": typeof types.InsteadsDocument,
    "\n  fragment YearOfHolidays on HolidayYear {\n    market\n    year\n    isKnown\n    seen\n    days {\n      day\n      name\n      nameEn\n      isDayOff\n      shops\n      doubt\n    }\n  }\n": typeof types.YearOfHolidaysFragmentDoc,
    "\n  query HolidayYear($market: String!, $year: Int!) {\n    holidayYear(market: $market, year: $year) {\n      ...YearOfHolidays\n    }\n  }\n": typeof types.HolidayYearDocument,
    "\n  mutation ConfirmHolidayYear($input: ConfirmHolidayYearInput!) {\n    confirmHolidayYear(input: $input) {\n      year {\n        ...YearOfHolidays\n      }\n      refusal {\n        code\n        message\n        day\n      }\n    }\n  }\n": typeof types.ConfirmHolidayYearDocument,
    "\n  fragment LeadTimeStanding on LeadTimeOfKind {\n    kind\n    methods\n    seen\n    rows {\n      validFrom\n      cutOff\n      days\n      standing\n      setBy\n      setAt\n    }\n  }\n": typeof types.LeadTimeStandingFragmentDoc,
    "\n  query LeadTimes {\n    leadTimes {\n      ...LeadTimeStanding\n    }\n  }\n": typeof types.LeadTimesDocument,
    "\n  mutation SetLeadTime($input: SetLeadTimeInput!) {\n    setLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetLeadTimeDocument,
    "\n  mutation DropLeadTime($input: DropLeadTimeInput!) {\n    dropLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropLeadTimeDocument,
    "\n  query Callers($text: String!, $seesUsers: Boolean!) {\n    shipTos(filter: { text: $text }, first: 20) {\n      items {\n        id\n        name\n        companyName\n        city\n        isSuspended\n      }\n    }\n    customerUsers(filter: { text: $text }, first: 20) @include(if: $seesUsers) {\n      items {\n        uid\n        firstName\n        lastName\n        phone\n        places {\n          shipToId\n          shipToName\n          companyName\n          roleName\n        }\n      }\n    }\n  }\n": typeof types.CallersDocument,
    "\n  query Call($shipToId: ID!) {\n    call(shipToId: $shipToId) {\n      shipToId\n      shipToName\n      companyId\n      companyName\n      isSuspended\n      suspendedReason\n      money {\n        currency\n        unpaidMinor\n        overdueMinor\n        creditLimitMinor\n        usedPercent\n        isOverLimit\n      }\n      invoices {\n        number\n        due\n        daysLate\n        openMinor\n      }\n      carts {\n        uid\n        name\n        updatedAt\n        method\n        day\n        netMinor\n        pallets\n        mostPallets\n        kilograms\n        mayOrder\n        obstacles\n        orderBy\n        lines {\n          sku\n          name\n          boxes\n          netMinor\n        }\n      }\n      deliveries {\n        day\n        method\n        orderBy\n        order {\n          number\n          state\n          pallets\n        }\n      }\n      orders {\n        number\n        day\n        state\n        netMinor\n        currency\n      }\n      orderCount\n      tickets {\n        number\n        title\n        status\n      }\n      people {\n        uid\n        name\n        phone\n        language\n        roleName\n        mayOrder\n      }\n      empties {\n        code\n        name\n        units\n        depositMinor\n      }\n      notes {\n        id\n        at\n        by\n        caller\n        text\n      }\n    }\n  }\n": typeof types.CallDocument,
    "\n  mutation AddCallNote($input: DeskCallNoteInput!) {\n    addCallNote(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.AddCallNoteDocument,
    "\n  mutation OrderOnBehalf($input: DeskOnBehalfInput!) {\n    orderOnBehalf(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.OrderOnBehalfDocument,
    "\n  fragment DatedCapacity on CapacityRuleOf {\n    market\n    customerType\n    method\n    currency\n    seen\n    rows {\n      validFrom\n      validTo\n      limits {\n        minPallets\n        maxPallets\n        minKg\n        maxKg\n        orderValueMinor\n        minLitres\n        maxLitres\n      }\n      standing\n      setBy\n      setAt\n    }\n  }\n": typeof types.DatedCapacityFragmentDoc,
    "\n  fragment TriedLoad on CapacityTrialLoad {\n    boxes\n    palletThousandths\n    grams\n    millilitres\n    netMinor\n  }\n": typeof types.TriedLoadFragmentDoc,
    "\n  query CapacityRules {\n    capacityRules {\n      ...DatedCapacity\n    }\n  }\n": typeof types.CapacityRulesDocument,
    "\n  query CapacityTrial($shipToId: ID!, $lines: [CapacityTrialLineInput!]) {\n    capacityTrial(shipToId: $shipToId, lines: $lines) {\n      shipToId\n      shipToName\n      market\n      customerType\n      tankLitresInstalled\n      carts {\n        id\n        method\n        day\n        updatedAt\n        isWholesale\n        load {\n          ...TriedLoad\n        }\n      }\n      lines {\n        ...TriedLoad\n      }\n      unknown\n    }\n  }\n": typeof types.CapacityTrialDocument,
    "\n  query CapacityEffect($input: CapacityEffectInput!) {\n    capacityEffect(input: $input) {\n      orders\n      isMore\n      failing\n      failingNow\n      places\n      placesFailing\n    }\n  }\n": typeof types.CapacityEffectDocument,
    "\n  mutation SetCapacityRule($input: SetCapacityRuleInput!) {\n    setCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetCapacityRuleDocument,
    "\n  mutation DropCapacityRule($input: DropCapacityRuleInput!) {\n    dropCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropCapacityRuleDocument,
    "\n  query PlannedContent {\n    contents(filter: { state: planned }, first: 1) {\n      total\n      isMore\n    }\n  }\n": typeof types.PlannedContentDocument,
    "\n  mutation PreviewContent($input: DeskContentPreviewInput!) {\n    previewContent(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.PreviewContentDocument,
    "\n  mutation ChangeContents($input: DeskContentsInBulkInput!) {\n    changeContents(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeContentsDocument,
    "\n  query ContentOrder($kind: DeskContentKind!) {\n    contentOrder(kind: $kind) {\n      key\n      title\n      section\n      isPublished\n    }\n  }\n": typeof types.ContentOrderDocument,
    "\n  mutation ArrangeContent($input: ArrangeContentInput!) {\n    arrangeContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.ArrangeContentDocument,
    "\n  query Content($kind: DeskContentKind!, $key: ID!) {\n    content(kind: $kind, key: $key) {\n      row {\n        ...ContentRow\n      }\n      version\n      isPublished\n      isDraft\n      words {\n        language\n        title\n        body\n        section\n        originalChangedAt\n      }\n      sort\n      tone\n      link\n      file\n      isPublic\n      isNewCapability\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.ContentDocument,
    "\n  fragment ContentAnswer on DeskContentAnswer {\n    key\n    refusal {\n      code\n      message\n      field\n    }\n  }\n": typeof types.ContentAnswerFragmentDoc,
    "\n  mutation SaveContent($input: SaveContentInput!) {\n    saveContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.SaveContentDocument,
    "\n  mutation StopContentPlan($input: SeenContentInput!) {\n    stopContentPlan(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.StopContentPlanDocument,
    "\n  mutation ConfirmContentWords($input: ConfirmContentWordsInput!) {\n    confirmContentWords(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.ConfirmContentWordsDocument,
    "\n  fragment ContentRow on DeskContentRow {\n    id\n    kind\n    key\n    title\n    markets\n    state\n    translations {\n      language\n      isOriginal\n      state\n    }\n    validFrom\n    validTo\n    publishAt\n    changedAt\n    changedBy\n  }\n": typeof types.ContentRowFragmentDoc,
    "\n  query Contents($filter: DeskContentFilter!, $first: Int!, $after: String) {\n    contents(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ContentRow\n      }\n    }\n  }\n": typeof types.ContentsDocument,
    "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.PublishContentDocument,
    "\n  mutation TakeContentBack($input: SeenContentInput!) {\n    takeContentBack(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.TakeContentBackDocument,
    "\n  mutation DropContentDraft($input: SeenContentInput!) {\n    dropContentDraft(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": typeof types.DropContentDraftDocument,
    "\n  mutation AddTextPicture($input: AddTextPictureInput!) {\n    addTextPicture(input: $input) {\n      address\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddTextPictureDocument,
    "\n  mutation ChangeCompanies($input: DeskCompaniesInBulkInput!) {\n    changeCompanies(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeCompaniesDocument,
    "\n  mutation ChangeCustomerUsers($input: DeskCustomerUsersInBulkInput!) {\n    changeCustomerUsers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeCustomerUsersDocument,
    "\n  query FindShipTos($text: String!) {\n    shipTos(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        companyName\n        city\n      }\n    }\n  }\n": typeof types.FindShipTosDocument,
    "\n  query FindCompanies($text: String!) {\n    companies(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        city\n        ico\n      }\n    }\n  }\n": typeof types.FindCompaniesDocument,
    "\n  query FindUsers($text: String!) {\n    customerUsers(filter: { text: $text }, first: 5) {\n      items {\n        uid\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": typeof types.FindUsersDocument,
    "\n  query NearLimit {\n    companies(filter: { isNearLimit: true }, first: 1) {\n      total\n      isMore\n    }\n  }\n": typeof types.NearLimitDocument,
    "\n  query NewCustomer($companyId: ID) {\n    newCustomer(companyId: $companyId) {\n      isErpOwned\n      mayCreateCompany\n      number\n      erpNumber\n      dueDays\n      paymentMethod\n    }\n  }\n": typeof types.NewCustomerDocument,
    "\n  mutation CreateCompany($input: DeskNewCompanyInput!) {\n    createCompany(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.CreateCompanyDocument,
    "\n  mutation CreateShipTo($input: DeskNewShipToInput!) {\n    createShipTo(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.CreateShipToDocument,
    "\n  mutation ExportCustomerUser($input: DeskPersonInput!) {\n    exportCustomerUser(input: $input) {\n      file {\n        name\n        content\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ExportCustomerUserDocument,
    "\n  mutation AnonymiseCustomerUser($input: DeskAnonymiseInput!) {\n    anonymiseCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.AnonymiseCustomerUserDocument,
    "\n  mutation ChangeShipTo($input: DeskShipToInput!) {\n    changeShipTo(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeShipToDocument,
    "\n  mutation ChangeCompany($input: DeskCompanyInput!) {\n    changeCompany(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeCompanyDocument,
    "\n  query PriceListsOfCustomers {\n    priceListsOfCustomers {\n      code\n      currency\n    }\n  }\n": typeof types.PriceListsOfCustomersDocument,
    "\n  mutation SetShipToSuspended($input: DeskSuspensionInput!) {\n    setShipToSuspended(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetShipToSuspendedDocument,
    "\n  mutation SetCompanyTerms($input: DeskTermsInput!) {\n    setCompanyTerms(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetCompanyTermsDocument,
    "\n  fragment CustomerChange on DeskCustomerChange {\n    at\n    by\n    action\n    reason\n    changes {\n      what\n      before\n      after\n    }\n  }\n": typeof types.CustomerChangeFragmentDoc,
    "\n  query ShipTo($id: ID!) {\n    shipTo(id: $id) {\n      row {\n        ...ShipToRow\n      }\n      version\n      isErpOwned\n      country\n      types\n      kind\n      gln\n      deliveryWindow\n      isTankEnabled\n      isUnfilteredEnabled\n      isSmallTruckAllowed\n      tankLitresInstalled\n      methods\n      suspendedReason\n      companyErpNumber\n      dueDays\n      paymentMethod\n      salespeople\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": typeof types.ShipToDocument,
    "\n  query Company($id: ID!) {\n    company(id: $id) {\n      row {\n        id\n        erpNumber\n        name\n        city\n        market\n        customerType\n        ico\n        priceList\n        shipToCount\n        userCount\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n      version\n      isErpOwned\n      street\n      zip\n      country\n      dic\n      icDph\n      gln\n      iban\n      invoiceEmail\n      dueDays\n      paymentMethod\n      shipTos {\n        ...ShipToRow\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": typeof types.CompanyDocument,
    "\n  fragment ShipToRow on DeskShipToRow {\n    id\n    name\n    companyId\n    companyName\n    street\n    city\n    zip\n    market\n    customerType\n    priceList\n    weekdays {\n      standard\n      truck\n      tank\n      unfiltered\n    }\n    isSuspended\n    unpaidMinor\n    money {\n      currency\n      unpaidMinor\n      overdueMinor\n      creditLimitMinor\n      usedPercent\n      isOverdue\n      isOverLimit\n    }\n    lastOrderAt\n  }\n": typeof types.ShipToRowFragmentDoc,
    "\n  query ShipTos($filter: DeskShipToFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    shipTos(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ShipToRow\n      }\n    }\n  }\n": typeof types.ShipTosDocument,
    "\n  query Companies($filter: DeskCompanyFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    companies(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        erpNumber\n        name\n        city\n        market\n        ico\n        priceList\n        shipToCount\n        userCount\n        hasMoreUsers\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n    }\n  }\n": typeof types.CompaniesDocument,
    "\n  query CustomerUsers($filter: DeskCustomerUserFilter!, $ascending: Boolean!, $first: Int!, $after: String) {\n    customerUsers(filter: $filter, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          isSuspended\n          roleName\n        }\n      }\n    }\n  }\n": typeof types.CustomerUsersDocument,
    "\n  query CustomerUser($uid: ID!) {\n    customerUser(uid: $uid) {\n      row {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          roleId\n          roleName\n          permissions\n        }\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": typeof types.CustomerUserDocument,
    "\n  query CustomerRoles {\n    customerRoles {\n      id\n      name\n      customerTypes\n    }\n  }\n": typeof types.CustomerRolesDocument,
    "\n  mutation InviteCustomerUser($input: DeskInviteUserInput!) {\n    inviteCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.InviteCustomerUserDocument,
    "\n  mutation SetCustomerUserStatus($input: DeskUserStatusInput!) {\n    setCustomerUserStatus(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetCustomerUserStatusDocument,
    "\n  mutation SetCustomerUserRole($input: DeskUserRoleInput!) {\n    setCustomerUserRole(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetCustomerUserRoleDocument,
    "\n  mutation HelpCustomerUser($input: DeskHelpUserInput!) {\n    helpCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.HelpCustomerUserDocument,
    "\n  mutation SetWeekdays($input: DeskWeekdayInput!) {\n    setWeekdays(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetWeekdaysDocument,
    "\n  query WeekdayBatch($id: ID!) {\n    weekdayBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        shipToId\n        name\n        message\n      }\n    }\n  }\n": typeof types.WeekdayBatchDocument,
    "\n  query WeekdayBatches {\n    weekdayBatches {\n      id\n      kind\n      action\n      weekdays\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n": typeof types.WeekdayBatchesDocument,
    "\n  mutation ChangeBundles($input: DeskBundlesInBulkInput!) {\n    changeBundles(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeBundlesDocument,
    "\n  mutation ChangeLeaflets($input: DeskLeafletsInBulkInput!) {\n    changeLeaflets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeLeafletsDocument,
    "\n  query Bundles($filter: DeskDealFilter!, $first: Int!, $after: String) {\n    bundles(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        markets\n        rule\n        discountPercent\n        validFrom\n        validTo\n        maxPackages\n        itemCount\n        packagesOrdered\n        state\n        hasDraft\n        isWaiting\n      }\n    }\n  }\n": typeof types.BundlesDocument,
    "\n  query Bundle($sku: ID!) {\n    bundle(sku: $sku) {\n      sku\n      name\n      markets\n      state\n      packagesOrdered\n      aloneUpTo\n      version\n      weeks {\n        monday\n        packages\n      }\n      offer {\n        ...DealOffer\n      }\n      draft {\n        isWaiting\n        writtenBy\n        writtenAt\n        isOwn\n        offer {\n          ...DealOffer\n        }\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n  fragment DealOffer on DeskDealOffer {\n    rule\n    discountPercent\n    validFrom\n    validTo\n    maxPackages\n    minBoxes\n    maxBoxes\n    items {\n      sku\n      name\n      isMandatory\n      defaultBoxes\n      minBoxes\n      maxBoxes\n    }\n  }\n": typeof types.BundleDocument,
    "\n  mutation SaveBundle($input: DeskSaveDealInput!) {\n    saveBundle(input: $input) {\n      deal {\n        draft {\n          isWaiting\n        }\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveBundleDocument,
    "\n  mutation ApproveBundle($input: DeskDealMoveInput!) {\n    approveBundle(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ApproveBundleDocument,
    "\n  mutation DropBundleDraft($input: DeskDealMoveInput!) {\n    dropBundleDraft(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DropBundleDraftDocument,
    "\n  query PromoLeaflets($filter: DeskLeafletFilter!, $first: Int!, $after: String) {\n    promoLeaflets(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      isErpOwned\n      aloneUpTo\n      items {\n        id\n        name\n        priceList\n        currency\n        sku\n        productName\n        baseMinor\n        yourMinor\n        promoMinor\n        percent\n        isInsideDelivery\n        validFrom\n        validTo\n        state\n        changesFrom\n        writtenBy\n        isOwn\n        version\n      }\n    }\n  }\n": typeof types.PromoLeafletsDocument,
    "\n  query OfferLists {\n    priceLists(first: 200) {\n      items {\n        code\n        currency\n      }\n    }\n  }\n": typeof types.OfferListsDocument,
    "\n  mutation SaveLeaflet($input: DeskSaveLeafletInput!) {\n    saveLeaflet(input: $input) {\n      id\n      state\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveLeafletDocument,
    "\n  mutation ApproveLeaflet($input: DeskLeafletMoveInput!) {\n    approveLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ApproveLeafletDocument,
    "\n  mutation EndLeaflet($input: DeskLeafletMoveInput!) {\n    endLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndLeafletDocument,
    "\n  query OfferTrial($input: DeskOfferTrialInput!) {\n    offerTrial(input: $input) {\n      shipToName\n      companyName\n      priceList\n      currency\n      day\n      method\n      methods\n      netMinor\n      savedMinor\n      vatMinor\n      depositMinor\n      totalMinor\n      obstacles {\n        code\n        message\n        sku\n      }\n      lines {\n        sku\n        name\n        insideOf\n        boxes\n        baseMinor\n        yourMinor\n        leafletMinor\n        leafletName\n        dealMinor\n        unitMinor\n        netMinor\n        wins\n      }\n    }\n  }\n": typeof types.OfferTrialDocument,
    "\n  query DeliveryDays($from: String!) {\n    deliveryDays(from: $from) {\n      day\n      orders\n      unconfirmed\n      pallets\n      kilograms\n      places\n      payloadKilograms\n    }\n  }\n": typeof types.DeliveryDaysDocument,
    "\n  query DeliveryBoard($day: String!) {\n    deliveryBoard(day: $day) {\n      day\n      version\n      orders {\n        number\n        shipToName\n        city\n        zip\n        window\n        method\n        state\n        pallets\n        kilograms\n        litres\n        netMinor\n        currency\n      }\n      rounds {\n        vehicleId\n        plate\n        name\n        places\n        payloadKilograms\n        absence\n        driverId\n        driverName\n        driverAbsence\n        departsAt\n        stops\n        pallets\n        kilograms\n      }\n    }\n  }\n": typeof types.DeliveryBoardDocument,
    "\n  mutation PlanStops($input: PlanStopsInput!) {\n    planStops(input: $input) {\n      board {\n        version\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PlanStopsDocument,
    "\n  mutation SaveRound($input: SaveRoundInput!) {\n    saveRound(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveRoundDocument,
    "\n  mutation MakeDriverCode($input: DriverCodeInput!) {\n    makeDriverCode(input: $input) {\n      code\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.MakeDriverCodeDocument,
    "\n  query Fleet {\n    fleet {\n      vehicles {\n        id\n        plate\n        name\n        places\n        payloadKilograms\n        hasLift\n        haulier\n        driverId\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        version\n      }\n      drivers {\n        id\n        name\n        phone\n        account\n        haulier\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        passkeys {\n          id\n          name\n          createdAt\n          lastUsedAt\n        }\n        version\n      }\n    }\n  }\n": typeof types.FleetDocument,
    "\n  mutation SaveVehicle($input: SaveVehicleInput!) {\n    saveVehicle(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveVehicleDocument,
    "\n  mutation SaveDriver($input: SaveDriverInput!) {\n    saveDriver(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveDriverDocument,
    "\n  mutation RemoveDriverPasskey($input: RemoveDriverPasskeyInput!) {\n    removeDriverPasskey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveDriverPasskeyDocument,
    "\n  fragment EmptiesDeposit on DeskEmptiesDeposit {\n    code\n    name\n    market\n    currency\n    isErpOwned\n    seen\n    rows {\n      validFrom\n      validTo\n      depositMinor\n      standing\n    }\n  }\n": typeof types.EmptiesDepositFragmentDoc,
    "\n  query EmptiesDeposits {\n    emptiesDeposits {\n      ...EmptiesDeposit\n    }\n  }\n": typeof types.EmptiesDepositsDocument,
    "\n  mutation SetEmptiesDeposit($input: SetEmptiesDepositInput!) {\n    setEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetEmptiesDepositDocument,
    "\n  mutation DropEmptiesDeposit($input: DropEmptiesDepositInput!) {\n    dropEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropEmptiesDepositDocument,
    "\n  query DataExports($first: Int!, $after: String) {\n    dataExports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        state\n        by\n        reason\n        createdAt\n        expiresAt\n        steps\n        stepsDone\n        rows\n        files\n        bytes\n      }\n    }\n  }\n": typeof types.DataExportsDocument,
    "\n  mutation BeginDataExport($input: BeginDataExportInput!) {\n    beginDataExport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.BeginDataExportDocument,
    "\n  mutation OpenDataExport($input: OpenDataExportInput!) {\n    openDataExport(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.OpenDataExportDocument,
    "\n  query ImportKinds {\n    importKinds {\n      kind\n      template\n      key\n      isErpOwned\n      isIntoDrafts\n      columns {\n        name\n        means\n        unit\n        values\n        isNeeded\n      }\n    }\n  }\n": typeof types.ImportKindsDocument,
    "\n  query DataImports($first: Int!, $after: String) {\n    dataImports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ImportFacts\n      }\n    }\n  }\n  fragment ImportFacts on DataImport {\n    id\n    kind\n    fileName\n    state\n    version\n    created\n    changed\n    unchanged\n    refused\n    draftIds\n    triedBy\n    triedAt\n    writtenBy\n    writtenAt\n    undoneBy\n    undoneAt\n    notUndone {\n      code\n      message\n    }\n  }\n": typeof types.DataImportsDocument,
    "\n  query DataImport($id: ID!) {\n    dataImport(id: $id) {\n      ...ImportFacts\n    }\n  }\n": typeof types.DataImportDocument,
    "\n  query DataImportRows($id: ID!, $state: DataImportRowState, $first: Int!, $after: String) {\n    dataImportRows(id: $id, state: $state, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        line\n        key\n        state\n        fields {\n          column\n          before\n          after\n        }\n        faults {\n          column\n          value\n          message\n        }\n      }\n    }\n  }\n": typeof types.DataImportRowsDocument,
    "\n  mutation TryDataImport($input: TryDataImportInput!) {\n    tryDataImport(input: $input) {\n      import {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.TryDataImportDocument,
    "\n  mutation WriteDataImport($input: WriteDataImportInput!) {\n    writeDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.WriteDataImportDocument,
    "\n  mutation DropDataImport($input: DropDataImportInput!) {\n    dropDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.DropDataImportDocument,
    "\n  mutation UndoDataImport($input: UndoDataImportInput!) {\n    undoDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.UndoDataImportDocument,
    "\n  query ServiceKeys {\n    serviceKeys {\n      id\n      name\n      rights\n      prefix\n      standing\n      expiresAt\n      lastUsedAt\n    }\n  }\n": typeof types.ServiceKeysDocument,
    "\n  query CustomerKeys($text: String, $first: Int!, $after: String) {\n    customerKeys(text: $text, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        companyId\n        companyName\n        owner\n        permissions\n        shipToCount\n        prefix\n        standing\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.CustomerKeysDocument,
    "\n  query WebhookEndpoints($first: Int!) {\n    webhookEndpoints(first: $first) {\n      items {\n        id\n        companyId\n        companyName\n        owner\n        url\n        topics\n        shipToCount\n        isOn\n        failingSince\n      }\n    }\n  }\n": typeof types.WebhookEndpointsDocument,
    "\n  query WebhookDeliveries($state: DeskWebhookDeliveryState, $first: Int!, $after: String) {\n    webhookDeliveries(state: $state, first: $first, after: $after) {\n      total\n      next\n      items {\n        id\n        companyId\n        companyName\n        host\n        type\n        about\n        createdAt\n        attempts\n        nextAttempt\n        statusCode\n        problem\n        state\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation MakeServiceKey($input: MakeServiceKeyInput!) {\n    makeServiceKey(input: $input) {\n      secret\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.MakeServiceKeyDocument,
    "\n  mutation RevokeServiceKey($input: RevokeServiceKeyInput!) {\n    revokeServiceKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RevokeServiceKeyDocument,
    "\n  mutation RevokeCustomerKey($input: RevokeCustomerKeyInput!) {\n    revokeCustomerKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RevokeCustomerKeyDocument,
    "\n  mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {\n    repeatWebhookDelivery(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RepeatWebhookDeliveryDocument,
    "\n  query Integrations {\n    integrations {\n      name\n      state\n      lookedAt\n      isBuiltIn\n      waiting\n      refused\n      oldest\n      lastSent\n      lastSignIn\n      keys\n      lastError\n    }\n  }\n": typeof types.IntegrationsDocument,
    "\n  query ErpMessages($standing: ErpMessageStanding!, $after: String, $first: Int!) {\n    erpMessages(standing: $standing, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        orderNumber\n        company\n        at\n        attempts\n        nextAttempt\n        state\n        since\n        error\n      }\n    }\n  }\n": typeof types.ErpMessagesDocument,
    "\n  query ErpMessageBody($id: ID!) {\n    erpMessageBody(id: $id)\n  }\n": typeof types.ErpMessageBodyDocument,
    "\n  mutation SendErpMessages($input: SendErpMessagesInput!) {\n    sendErpMessages(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SendErpMessagesDocument,
    "\n  mutation SetErpMessageAside($input: SetErpMessageAsideInput!) {\n    setErpMessageAside(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SetErpMessageAsideDocument,
    "\n  query ProductLimits($filter: DeskLimitFilter!, $first: Int!, $after: String) {\n    productLimits(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        shipToId\n        shipToName\n        companyName\n        sku\n        productName\n        maxBoxes\n        boxesOrdered\n        validFrom\n        validTo\n        standing\n        version\n      }\n    }\n  }\n": typeof types.ProductLimitsDocument,
    "\n  mutation SetProductLimit($input: SetProductLimitInput!) {\n    setProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetProductLimitDocument,
    "\n  mutation DropProductLimit($input: DropProductLimitInput!) {\n    dropProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropProductLimitDocument,
    "\n  mutation ChangeProductLimits($input: DeskLimitsInBulkInput!) {\n    changeProductLimits(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeProductLimitsDocument,
    "\n  mutation ChangeMaterials($input: DeskMaterialsInBulkInput!) {\n    changeMaterials(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeMaterialsDocument,
    "\n  query Materials($filter: DeskMaterialFilter!, $first: Int!, $after: String) {\n    materials(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        key\n        title\n        format\n        brand\n        markets\n        cover\n        isRetired\n        bytes\n        downloads\n      }\n    }\n  }\n": typeof types.MaterialsDocument,
    "\n  query MaterialChoices {\n    materialChoices {\n      folders {\n        folder\n        name\n        materials\n      }\n      permissions {\n        code\n        name\n      }\n    }\n  }\n": typeof types.MaterialChoicesDocument,
    "\n  query Material($key: ID!) {\n    material(key: $key) {\n      key\n      version\n      brand\n      folder\n      markets\n      permission\n      seconds\n      cover\n      isRetired\n      words {\n        language\n        title\n        description\n      }\n      files {\n        position\n        name\n        bytes\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.MaterialDocument,
    "\n  mutation SaveMaterial($input: SaveMaterialInput!) {\n    saveMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveMaterialDocument,
    "\n  mutation RetireMaterial($input: RetireMaterialInput!) {\n    retireMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.RetireMaterialDocument,
    "\n  mutation OpenMaterialFile($input: OpenMaterialFileInput!) {\n    openMaterialFile(input: $input) {\n      link\n    }\n  }\n": typeof types.OpenMaterialFileDocument,
    "\n  query OrderChangePreview($input: DeskOrderChangePreviewInput!) {\n    orderChangePreview(input: $input) {\n      change {\n        changeUntil\n        methods\n        before {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        after {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        lines {\n          sku\n          name\n          boxesBefore\n          boxes\n          unitPriceMinorBefore\n          unitPriceMinor\n          netMinorBefore\n          netMinor\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.OrderChangePreviewDocument,
    "\n  mutation ChangeOrder($input: DeskChangeOrderInput!) {\n    changeOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.ChangeOrderDocument,
    "\n  mutation ClaimDelivery($input: DeskClaimDeliveryInput!) {\n    claimDelivery(input: $input) {\n      number\n      refusal {\n        lineNo\n        message\n      }\n    }\n  }\n": typeof types.ClaimDeliveryDocument,
    "\n  query FindOrders($text: String!) {\n    orders(filter: { text: $text }, first: 5) {\n      items {\n        number\n        shipToName\n        companyName\n      }\n    }\n  }\n": typeof types.FindOrdersDocument,
    "\n  query OrderWork($filter: DeskOrderFilter!) {\n    orders(filter: $filter, sort: created, ascending: true, first: 1) {\n      total\n      isMore\n      items {\n        createdAt\n        deliveryDate\n      }\n    }\n  }\n": typeof types.OrderWorkDocument,
    "\n  query Handover($orderNumber: ID!) {\n    handover(orderNumber: $orderNumber) {\n      driverName\n      notedAt\n      takenAt\n      receivedBy\n      signature\n      photos\n    }\n  }\n": typeof types.HandoverDocument,
    "\n  query ReplacementPreview($input: DeskReplacementPreviewInput!) {\n    replacementPreview(input: $input) {\n      replacement {\n        deliveryDate\n        method\n        methods\n        lines {\n          lineNo\n          sku\n          name\n          short\n          boxes\n          unitPriceMinor\n          claims {\n            ticket\n            boxes\n            credited\n          }\n        }\n        sums {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ReplacementPreviewDocument,
    "\n  mutation CreateReplacement($input: DeskCreateReplacementInput!) {\n    createReplacement(input: $input) {\n      replacement\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreateReplacementDocument,
    "\n  query Shortage($input: DeskShortageInput!) {\n    shortage(input: $input) {\n      sku\n      name\n      sellableFrom\n      isErpOwned\n      orders {\n        number\n        version\n        shipToId\n        shipToName\n        deliveryDate\n        method\n        sentAt\n        state\n        ordered\n        confirmed\n        isAlone\n        refusal {\n          code\n          message\n        }\n      }\n      hasMore\n      carts\n      cartBoxes\n      like {\n        sku\n        name\n      }\n    }\n  }\n": typeof types.ShortageDocument,
    "\n  mutation ConfirmShort($input: DeskConfirmShortInput!) {\n    confirmShort(input: $input) {\n      results {\n        number\n        refusal {\n          code\n          message\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmShortDocument,
    "\n  mutation ConfirmOrders($input: DeskConfirmOrdersInput!) {\n    confirmOrders(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmOrdersDocument,
    "\n  query OrderBatch($id: ID!) {\n    orderBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        number\n        shipToName\n        message\n      }\n    }\n  }\n": typeof types.OrderBatchDocument,
    "\n  query OrderBatches {\n    orderBatches {\n      id\n      createdAt\n      finishedAt\n      total\n      done\n      refused\n    }\n  }\n": typeof types.OrderBatchesDocument,
    "\n  mutation AskErpAgain($input: DeskAskErpAgainInput!) {\n    askErpAgain(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.AskErpAgainDocument,
    "\n  mutation SetOrderPrices($input: DeskSetOrderPricesInput!) {\n    setOrderPrices(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.SetOrderPricesDocument,
    "\n  mutation ConfirmOrder($input: DeskConfirmOrderInput!) {\n    confirmOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.ConfirmOrderDocument,
    "\n  mutation ShipOrder($input: DeskShipOrderInput!) {\n    shipOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.ShipOrderDocument,
    "\n  mutation DeliverOrder($input: DeskDeliverOrderInput!) {\n    deliverOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.DeliverOrderDocument,
    "\n  mutation InvoiceOrder($input: DeskInvoiceOrderInput!) {\n    invoiceOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.InvoiceOrderDocument,
    "\n  mutation TakeOrderBack($input: DeskTakeOrderBackInput!) {\n    takeOrderBack(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": typeof types.TakeOrderBackDocument,
    "\n  mutation AddOrderNote($input: DeskOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddOrderNoteDocument,
    "\n  query OrderRound($orderNumber: ID!) {\n    orderRound(orderNumber: $orderNumber) {\n      plate\n      driverName\n      departsAt\n      position\n      stops\n    }\n  }\n": typeof types.OrderRoundDocument,
    "\n  query Order($number: ID!) {\n    order(number: $number) {\n      row {\n        number\n        erpNumber\n        shipToId\n        shipToName\n        companyName\n        method\n        deliveryDate\n        state\n        netMinor\n        totalMinor\n        orderedNetMinor\n        orderedTotalMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        isProvisional\n      }\n      orderedBy\n      placedBy\n      overridden\n      overrideReason\n      overrideNote\n      customerOrderNumber\n      noteForDriver\n      version\n      window\n      vatMinor\n      depositMinor\n      returnedMinor\n      replaces\n      replacements {\n        number\n        deliveryDate\n        state\n        boxes\n      }\n      moves\n      isErpOwned\n      problems {\n        kind\n        steps\n        error\n        attempts\n      }\n      caller {\n        name\n        phone\n        language\n      }\n      lines {\n        lineNo\n        sku\n        name\n        photo\n        ordered\n        confirmed\n        delivered\n        invoiced\n        changeReason\n        substitutes\n        short\n        replaced\n        unitPriceMinor\n        netMinor\n      }\n      empties {\n        code\n        name\n        planned\n        returned\n      }\n      takenBack {\n        code\n        name\n      }\n      timeline {\n        at\n        kind\n        by\n        detail\n      }\n      papers {\n        kind\n        number\n        issued\n        ticket\n      }\n      messages {\n        at\n        isReport\n        kind\n        state\n        error\n      }\n      tickets {\n        number\n        title\n      }\n      notes {\n        id\n        at\n        by\n        text\n      }\n      history {\n        at\n        by\n        action\n        reason\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n": typeof types.OrderDocument,
    "\n  query Orders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        shipToName\n        companyName\n        method\n        deliveryDate\n        createdAt\n        state\n        netMinor\n        orderedNetMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        erp\n        isProvisional\n      }\n    }\n  }\n": typeof types.OrdersDocument,
    "\n  query OrderCounts($filters: [DeskOrderFilter!]!) {\n    orderCounts(filters: $filters) {\n      total\n      isMore\n    }\n  }\n": typeof types.OrderCountsDocument,
    "\n  fragment PaperMatch on DeskPaperMatch {\n    kind\n    number\n    companyName\n    about\n    issued\n    amountMinor\n    currency\n    replaces\n    isThere\n  }\n": typeof types.PaperMatchFragmentDoc,
    "\n  query PaperFiles {\n    paperFiles {\n      upload\n      name\n      bytes\n      number\n      kind\n      contractPaper\n      matches {\n        ...PaperMatch\n      }\n    }\n  }\n": typeof types.PaperFilesDocument,
    "\n  query PapersNumbered($number: String!, $upload: ID!) {\n    papersNumbered(number: $number, upload: $upload) {\n      ...PaperMatch\n    }\n  }\n": typeof types.PapersNumberedDocument,
    "\n  query PaperVatRates($shipToId: ID, $day: String) {\n    paperVatRates(shipToId: $shipToId, day: $day)\n  }\n": typeof types.PaperVatRatesDocument,
    "\n  mutation FilePapers($input: FilePapersInput!) {\n    filePapers(input: $input) {\n      results {\n        upload\n        outcome\n        refusal {\n          code\n          message\n          field\n        }\n      }\n    }\n  }\n": typeof types.FilePapersDocument,
    "\n  mutation LeavePaperFiles($input: LeavePaperFilesInput!) {\n    leavePaperFiles(input: $input) {\n      count\n    }\n  }\n": typeof types.LeavePaperFilesDocument,
    "\n  query Overdue {\n    papers(filter: { tab: invoices, standing: overdue }, first: 1) {\n      total\n      isMore\n      items {\n        due\n      }\n    }\n  }\n": typeof types.OverdueDocument,
    "\n  mutation ChangePapers($input: DeskPapersInBulkInput!) {\n    changePapers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangePapersDocument,
    "\n  query DeskContracts($filter: DeskContractFilter!, $first: Int!, $after: String) {\n    deskContracts(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        name\n        companyId\n        companyName\n        validFrom\n        validTo\n        state\n        endsIn\n        year {\n          agreedLitres\n          takenLitres\n          beforeLitres\n          paceLitres\n          bonus {\n            reached\n            currency\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeskContractsDocument,
    "\n  query Papers($filter: DeskPaperFilter!, $first: Int!, $after: String) {\n    papers(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        number\n        companyId\n        companyName\n        shipToId\n        shipToName\n        issued\n        due\n        amountMinor\n        currency\n        standing\n        days\n        formats\n      }\n    }\n  }\n": typeof types.PapersDocument,
    "\n  query PaperSums {\n    paperSums {\n      currency\n      isOverdue\n      count\n      minor\n      oldest\n    }\n  }\n": typeof types.PaperSumsDocument,
    "\n  query BankStatements {\n    bankStatements {\n      id\n      name\n      addedAt\n      addedBy\n      from\n      to\n      count\n      waiting\n    }\n  }\n": typeof types.BankStatementsDocument,
    "\n  query BankStatement($id: ID!) {\n    bankStatement(id: $id) {\n      id\n      name\n      from\n      to\n      count\n      waiting\n      others\n      known\n      payments {\n        line\n        day\n        amountMinor\n        currency\n        symbol\n        account\n        payer\n        message\n        paid\n        leftReason\n        match {\n          kind\n          differsMinor\n          invoice {\n            number\n            symbol\n            due\n            openMinor\n            currency\n            companyName\n            shipToName\n          }\n        }\n      }\n    }\n  }\n": typeof types.BankStatementDocument,
    "\n  query OpenInvoices($text: String!) {\n    openInvoices(text: $text) {\n      number\n      symbol\n      due\n      openMinor\n      currency\n      companyName\n      shipToName\n    }\n  }\n": typeof types.OpenInvoicesDocument,
    "\n  mutation AddBankStatement($input: AddBankStatementInput!) {\n    addBankStatement(input: $input) {\n      statement {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddBankStatementDocument,
    "\n  mutation SettlePayments($input: SettlePaymentsInput!) {\n    settlePayments(input: $input) {\n      settled\n      refusals {\n        code\n        line\n        message\n      }\n    }\n  }\n": typeof types.SettlePaymentsDocument,
    "\n  mutation LeavePayment($input: LeavePaymentInput!) {\n    leavePayment(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.LeavePaymentDocument,
    "\n  mutation PayInvoice($input: PayInvoiceInput!) {\n    payInvoice(input: $input) {\n      openMinor\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.PayInvoiceDocument,
    "\n  mutation PreviewSettings($input: DeskSettingsPreviewInput!) {\n    previewSettings(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.PreviewSettingsDocument,
    "\n  fragment SettingsOfPortal on DeskPortalSettings {\n    market\n    seen\n    dated {\n      validFrom\n      bannerRotation\n      sections\n      units {\n        customerType\n        method\n        units\n      }\n    }\n    switchedSections {\n      permission\n      name\n    }\n    maintenance {\n      isOn\n      isClosed\n      from\n      until\n      opensItself\n      message {\n        cs\n        sk\n        en\n      }\n    }\n    cutOffs {\n      kind\n      moment\n    }\n  }\n": typeof types.SettingsOfPortalFragmentDoc,
    "\n  query PortalSettings($market: String!) {\n    portalSettings(market: $market) {\n      ...SettingsOfPortal\n    }\n  }\n": typeof types.PortalSettingsDocument,
    "\n  mutation SetPortalSettings($input: SetPortalSettingsInput!) {\n    setPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetPortalSettingsDocument,
    "\n  mutation DropPortalSettings($input: DropPortalSettingsInput!) {\n    dropPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropPortalSettingsDocument,
    "\n  mutation SetMaintenance($input: SetMaintenanceInput!) {\n    setMaintenance(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetMaintenanceDocument,
    "\n  fragment PriceDraftDone on DeskPriceDraftAnswer {\n    draft {\n      id\n      version\n      state\n    }\n    kept\n    refusal {\n      code\n      message\n    }\n    faults {\n      row\n      message\n    }\n  }\n": typeof types.PriceDraftDoneFragmentDoc,
    "\n  mutation CreatePriceDraft($input: DeskNewPriceDraftInput!) {\n    createPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.CreatePriceDraftDocument,
    "\n  mutation ChangePriceDraft($input: DeskChangePriceDraftInput!) {\n    changePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.ChangePriceDraftDocument,
    "\n  mutation FillPriceDraft($input: DeskFillPriceDraftInput!) {\n    fillPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.FillPriceDraftDocument,
    "\n  mutation SetPriceDraftLines($input: DeskPriceDraftLinesInput!) {\n    setPriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.SetPriceDraftLinesDocument,
    "\n  mutation RemovePriceDraftLines($input: DeskRemovePriceDraftLinesInput!) {\n    removePriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.RemovePriceDraftLinesDocument,
    "\n  mutation HandInPriceDraft($input: DeskHandInPriceDraftInput!) {\n    handInPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.HandInPriceDraftDocument,
    "\n  mutation ApprovePriceDraft($input: DeskPriceDraftMoveInput!) {\n    approvePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.ApprovePriceDraftDocument,
    "\n  mutation ReturnPriceDraft($input: DeskPriceDraftReasonInput!) {\n    returnPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.ReturnPriceDraftDocument,
    "\n  mutation DropPriceDraft($input: DeskPriceDraftMoveInput!) {\n    dropPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.DropPriceDraftDocument,
    "\n  mutation TakeBackPriceDraft($input: DeskPriceDraftReasonInput!) {\n    takeBackPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": typeof types.TakeBackPriceDraftDocument,
    "\n  query PriceDrafts($states: [DeskPriceDraftState!]!, $isReturned: Boolean!, $after: String) {\n    priceDrafts(states: $states, isReturned: $isReturned, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        state\n        validFrom\n        publishAt\n        by\n        createdAt\n        lines\n        maxPercent\n        priceLists\n        returnedReason\n        returnedBy\n        returnedAt\n      }\n    }\n  }\n": typeof types.PriceDraftsDocument,
    "\n  query PriceDraft($id: ID!) {\n    priceDraft(id: $id) {\n      id\n      name\n      reason\n      state\n      validFrom\n      publishAt\n      version\n      by\n      createdAt\n      handedInBy\n      handedInAt\n      approvedBy\n      approvedAt\n      publishedAt\n      takenBackBy\n      takenBackAt\n      takenBackReason\n      returnedReason\n      returnedBy\n      returnedAt\n      counts {\n        all\n        over\n        unchanged\n        typed\n        conflicts\n        maxPercent\n        averagePercent\n      }\n      touched {\n        companies\n        shipTos\n        carts\n        cartsMinor {\n          minor\n          currency\n        }\n        leaflets\n      }\n      limit\n      needsSecondPerson\n      may\n    }\n  }\n": typeof types.PriceDraftDocument,
    "\n  query PriceDraftLines($id: ID!, $show: DeskPriceLineShow!, $text: String, $after: String) {\n    priceDraftLines(id: $id, show: $show, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        priceList\n        currency\n        sku\n        name\n        oldBaseMinor\n        oldYourMinor\n        baseMinor\n        yourMinor\n        percent\n        isTyped\n        isOver\n        nowYourMinor\n        isConflict\n        laterFrom\n        leafletTo\n      }\n    }\n  }\n": typeof types.PriceDraftLinesDocument,
    "\n  query PriceChoices {\n    priceChoices {\n      isErpOwned\n      brands\n      priceLists {\n        code\n        currency\n      }\n      categories {\n        code\n        name\n      }\n    }\n  }\n": typeof types.PriceChoicesDocument,
    "\n  query PriceLists($text: String, $after: String) {\n    priceLists(text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        code\n        market\n        currency\n        prices\n        nextFrom\n        companies\n        shipTos\n      }\n    }\n  }\n": typeof types.PriceListsDocument,
    "\n  query PriceList($code: ID!) {\n    priceList(code: $code) {\n      code\n      market\n      currency\n      prices\n      companyCount\n      companies {\n        id\n        name\n        shipTos\n      }\n    }\n  }\n": typeof types.PriceListDocument,
    "\n  query ListPrices($priceList: ID!, $day: String, $text: String, $after: String) {\n    listPrices(priceList: $priceList, day: $day, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        baseMinor\n        yourMinor\n        validFrom\n        validTo\n        nextFrom\n        nextYourMinor\n        leafletMinor\n      }\n    }\n  }\n": typeof types.ListPricesDocument,
    "\n  query PriceExplained($shipToId: ID!, $sku: ID!, $day: String) {\n    priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {\n      shipToName\n      companyName\n      sku\n      name\n      day\n      priceList\n      currency\n      baseMinor\n      yourMinor\n      validFrom\n      validTo\n      leaflet {\n        name\n        promoMinor\n        percentage\n        longTermPercent\n        validFrom\n        validTo\n      }\n      chargedMinor\n      rule\n      isBundle\n    }\n  }\n": typeof types.PriceExplainedDocument,
    "\n  query FindProducts($text: String!) {\n    products(filter: { text: $text }, first: 5) {\n      items {\n        sku\n        name\n        brand\n      }\n    }\n  }\n": typeof types.FindProductsDocument,
    "\n  query ProductSheet($skus: [ID!]!) {\n    productSheet(skus: $skus) {\n      sku\n      name\n      version\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n    }\n  }\n": typeof types.ProductSheetDocument,
    "\n  mutation SaveProductSheet($input: DeskSaveProductSheetInput!) {\n    saveProductSheet(input: $input) {\n      rows {\n        sku\n        refusal {\n          code\n          message\n        }\n        faults {\n          field\n          message\n        }\n      }\n    }\n  }\n": typeof types.SaveProductSheetDocument,
    "\n  mutation AddProductPhotos($input: AddProductPhotosInput!) {\n    addProductPhotos(input: $input) {\n      results {\n        upload\n        sku\n        productName\n        position\n        isReplaced\n        address\n        refusal {\n          code\n          message\n        }\n      }\n    }\n  }\n": typeof types.AddProductPhotosDocument,
    "\n  mutation ArrangeProductPhotos($input: ArrangeProductPhotosInput!) {\n    arrangeProductPhotos(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        message\n      }\n    }\n  }\n": typeof types.ArrangeProductPhotosDocument,
    "\n  query Product($sku: ID!) {\n    product(sku: $sku) {\n      sku\n      name\n      version\n      state\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n      words {\n        language\n        state\n        originalChangedAt\n        before {\n          what\n          before\n        }\n      }\n      photosVersion\n      photos {\n        position\n        address\n        words {\n          language\n          text\n        }\n      }\n      deposits {\n        market\n        name\n        units\n        totalMinor\n        currency\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query NewProduct($copyOf: ID) {\n    newProduct(copyOf: $copyOf) {\n      name\n      value\n      unit\n      values\n      isErpOwned\n    }\n  }\n": typeof types.NewProductDocument,
    "\n  mutation SaveProduct($input: DeskSaveProductInput!) {\n    saveProduct(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveProductDocument,
    "\n  mutation ConfirmProductWords($input: DeskProductWordsInput!) {\n    confirmProductWords(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmProductWordsDocument,
    "\n  query Products($filter: DeskProductFilter!, $sort: DeskProductSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        ean\n        brand\n        boxesPerPallet\n        kilograms\n        markets\n        languages\n        hasPhoto\n        state\n        sellableFrom\n        sellableTo\n      }\n    }\n  }\n": typeof types.ProductsDocument,
    "\n  query ProductShelves {\n    productShelves {\n      brands\n      categories {\n        code\n        name\n      }\n      packagings {\n        code\n        name\n      }\n      isErpOwned\n    }\n  }\n": typeof types.ProductShelvesDocument,
    "\n  mutation PreviewAsRole($input: DeskRolePreviewInput!) {\n    previewAsRole(input: $input) {\n      address\n      place {\n        id\n        name\n      }\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.PreviewAsRoleDocument,
    "\n  fragment TableOfRoles on DeskRoleTable {\n    screens {\n      permission\n      name\n    }\n    roles {\n      id\n      name\n      customerTypes\n      users\n      marks\n    }\n  }\n": typeof types.TableOfRolesFragmentDoc,
    "\n  query RoleTable {\n    roleTable {\n      ...TableOfRoles\n    }\n  }\n": typeof types.RoleTableDocument,
    "\n  mutation ChangeRoleTable($input: ChangeRoleTableInput!) {\n    changeRoleTable(input: $input) {\n      table {\n        ...TableOfRoles\n      }\n      touched\n      refusal {\n        code\n        message\n        roleId\n      }\n    }\n  }\n": typeof types.ChangeRoleTableDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.InviteStaffDocument,
    "\n  mutation InviteStaffAgain($uid: ID!) {\n    inviteStaffAgain(uid: $uid) {\n      link\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.InviteStaffAgainDocument,
    "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeStaffDocument,
    "\n  mutation EndStaffSessions($uid: ID!) {\n    endStaffSessions(uid: $uid) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.EndStaffSessionsDocument,
    "\n  mutation ChangeStaffMembers($input: DeskStaffInBulkInput!) {\n    changeStaffMembers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeStaffMembersDocument,
    "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n": typeof types.StaffRightsDocument,
    "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      rolesFrom\n      version\n    }\n  }\n": typeof types.StaffDocument,
    "\n  fragment TermsOfMarket on DeskTerms {\n    market\n    seen\n    users\n    versions {\n      version\n      standing\n      begins\n      ends\n      markets\n      agreed\n      words {\n        language\n        title\n        body\n      }\n    }\n    draft {\n      version\n      changedAt\n      publishAt\n      changedBy\n      words {\n        language\n        title\n        body\n      }\n    }\n  }\n": typeof types.TermsOfMarketFragmentDoc,
    "\n  query Terms($market: String!) {\n    terms(market: $market) {\n      ...TermsOfMarket\n    }\n  }\n": typeof types.TermsDocument,
    "\n  query TermsNotAgreed($market: String!, $first: Int!, $after: String) {\n    termsNotAgreed(market: $market, first: $first, after: $after) {\n      items {\n        uid\n        name\n        companyName\n      }\n      total\n      isMore\n      next\n    }\n  }\n": typeof types.TermsNotAgreedDocument,
    "\n  mutation SaveTerms($input: SaveTermsInput!) {\n    saveTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SaveTermsDocument,
    "\n  mutation PublishTerms($input: PublishTermsInput!) {\n    publishTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.PublishTermsDocument,
    "\n  mutation StopTermsPlan($input: SeenTermsInput!) {\n    stopTermsPlan(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.StopTermsPlanDocument,
    "\n  mutation DropTermsDraft($input: SeenTermsInput!) {\n    dropTermsDraft(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropTermsDraftDocument,
    "\n  query Claim($number: ID!) {\n    claim(number: $number) {\n      number\n      version\n      order\n      deliveryDay\n      invoice\n      shipToName\n      currency\n      payment\n      today\n      state\n      expectedMinor\n      language\n      aloneUpToMinor\n      isErpOwned\n      replacements\n      lines {\n        lineNo\n        sku\n        name\n        reason\n        delivered\n        claimed\n        credited\n        most\n        replaced\n        unitPriceMinor\n        unitDepositMinor\n        vatPct\n        photos\n      }\n      credits {\n        number\n        at\n        boxes\n        totalMinor\n      }\n      proposals {\n        id\n        state\n        by\n        at\n        lines {\n          lineNo\n          boxes\n        }\n        totalMinor\n        words\n        isSolving\n        decidedBy\n        decidedAt\n        why\n        document\n        may\n      }\n    }\n  }\n": typeof types.ClaimDocument,
    "\n  mutation ProposeCredit($input: DeskProposeCreditInput!) {\n    proposeCredit(input: $input) {\n      refusal {\n        code\n        lineNo\n        message\n      }\n    }\n  }\n": typeof types.ProposeCreditDocument,
    "\n  mutation ApproveCredit($input: DeskApproveCreditInput!) {\n    approveCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.ApproveCreditDocument,
    "\n  mutation DeclineCredit($input: DeskDeclineCreditInput!) {\n    declineCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.DeclineCreditDocument,
    "\n  mutation WithdrawCredit($input: DeskWithdrawCreditInput!) {\n    withdrawCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.WithdrawCreditDocument,
    "\n  query TicketTemplates {\n    ticketTemplates {\n      id\n      title\n      cs\n      sk\n      en\n      version\n      changedBy\n      changedAt\n    }\n  }\n": typeof types.TicketTemplatesDocument,
    "\n  mutation SaveTicketTemplate($input: DeskSaveTemplateInput!) {\n    saveTicketTemplate(input: $input) {\n      refusal {\n        code\n        field\n        message\n      }\n    }\n  }\n": typeof types.SaveTicketTemplateDocument,
    "\n  mutation RemoveTicketTemplate($input: DeskRemoveTemplateInput!) {\n    removeTicketTemplate(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.RemoveTicketTemplateDocument,
    "\n  fragment AllTicketTargets on DeskTicketTargets {\n    categories {\n      id\n      name\n      seen\n      rows {\n        validFrom\n        answerMinutes\n        solutionMinutes\n        standing\n        setBy\n        setAt\n      }\n    }\n    hours {\n      market\n      weekdays\n      from\n      to\n    }\n  }\n": typeof types.AllTicketTargetsFragmentDoc,
    "\n  query TicketTargets {\n    ticketTargets {\n      ...AllTicketTargets\n    }\n  }\n": typeof types.TicketTargetsDocument,
    "\n  mutation SetTicketTarget($input: DeskSetTicketTargetInput!) {\n    setTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.SetTicketTargetDocument,
    "\n  mutation DropTicketTarget($input: DeskDropTicketTargetInput!) {\n    dropTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": typeof types.DropTicketTargetDocument,
    "\n  query TicketFigures($from: String!, $to: String!) {\n    ticketFigures(from: $from, to: $to) {\n      isMore\n      items {\n        category\n        tickets\n        answers {\n          inTime\n          late\n          open\n          share\n        }\n        solutions {\n          inTime\n          late\n          open\n          share\n        }\n      }\n    }\n  }\n": typeof types.TicketFiguresDocument,
    "\n  mutation ChangeTickets($input: DeskTicketsInBulkInput!) {\n    changeTickets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": typeof types.ChangeTicketsDocument,
    "\n  query Ticket($number: ID!) {\n    ticket(number: $number) {\n      version\n      description\n      sentAt\n      steps\n      order\n      invoice\n      delivery\n      mergedInto\n      row {\n        number\n        title\n        status\n        isAnswered\n        opened\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToId\n        shipToName\n        companyName\n        assignee {\n          uid\n          name\n        }\n      }\n      person {\n        name\n        phone\n        language\n      }\n      said {\n        id\n        at\n        kind\n        by\n        text\n      }\n      files {\n        id\n        name\n        bytes\n        at\n      }\n      others {\n        number\n        title\n        status\n      }\n    }\n  }\n": typeof types.TicketDocument,
    "\n  mutation AnswerTicket($input: DeskAnswerTicketInput!) {\n    answerTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AnswerTicketDocument,
    "\n  mutation ChangeTicket($input: DeskChangeTicketInput!) {\n    changeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeTicketDocument,
    "\n  mutation AssignTicket($input: DeskAssignTicketInput!) {\n    assignTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AssignTicketDocument,
    "\n  mutation MergeTicket($input: DeskMergeTicketInput!) {\n    mergeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.MergeTicketDocument,
    "\n  mutation AddTicketNote($input: DeskTicketNoteInput!) {\n    addTicketNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddTicketNoteDocument,
    "\n  fragment TicketClocks on DeskTicketClocks {\n    answer {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n    solution {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n  }\n": typeof types.TicketClocksFragmentDoc,
    "\n  query Tickets($filter: DeskTicketFilter!, $ascending: Boolean!, $byTimeLeft: Boolean!, $first: Int!, $after: String) {\n    tickets(filter: $filter, ascending: $ascending, byTimeLeft: $byTimeLeft, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        title\n        status\n        isAnswered\n        opened\n        openedAt\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToName\n        companyName\n        caller\n        assignee {\n          uid\n          name\n        }\n        creditWaiting {\n          minor\n          currency\n        }\n      }\n    }\n  }\n": typeof types.TicketsDocument,
    "\n  query TicketChoices {\n    ticketChoices {\n      categories {\n        id\n        name\n      }\n      people {\n        uid\n        name\n      }\n    }\n  }\n": typeof types.TicketChoicesDocument,
    "\n  query MissingRegulars($cutOff: DeskCutOffInput!, $first: Int!, $after: String) {\n    missingRegulars(cutOff: $cutOff, first: $first, after: $after) {\n      regular\n      missing\n      orders\n      drafts\n      next\n      items {\n        shipToId\n        shipToName\n        city\n        companyName\n        isRegular\n        times\n        weeks\n        usualPallets\n        usualLitres\n        person {\n          uid\n          name\n          phone\n        }\n        cart {\n          updatedAt\n          lines\n          netMinor\n          currency\n        }\n        remindedAt\n      }\n    }\n  }\n": typeof types.MissingRegularsDocument,
    "\n  mutation RemindPlace($input: DeskReminderInput!) {\n    remindPlace(input: $input) {\n      remindedAt\n      refusal {\n        message\n      }\n    }\n  }\n": typeof types.RemindPlaceDocument,
    "\n  query WeekFigures($day: String!) {\n    weekFigures(day: $day) {\n      from\n      to\n      items {\n        day\n        method\n        currency\n        orders\n        ordersBefore\n        litres\n        litresBefore\n        netMinor\n        netMinorBefore\n      }\n    }\n  }\n": typeof types.WeekFiguresDocument,
    "\n  query BulkBatch($id: ID!) {\n    bulkBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        id\n        name\n        message\n      }\n    }\n  }\n": typeof types.BulkBatchDocument,
    "\n  query BulkBatches($list: DeskBulkList!) {\n    bulkBatches(list: $list) {\n      id\n      act\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n": typeof types.BulkBatchesDocument,
    "\n  query Columns {\n    columns {\n      list\n      shown\n      hidden\n    }\n  }\n": typeof types.ColumnsDocument,
    "\n  mutation SaveColumns($input: SaveColumnsInput!) {\n    saveColumns(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveColumnsDocument,
    "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n": typeof types.ViewsDocument,
    "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SaveViewDocument,
    "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n": typeof types.RemoveViewDocument,
    "\n  query CutOffs {\n    cutOffs {\n      kind\n      day\n      orderBy\n      markets\n    }\n  }\n": typeof types.CutOffsDocument,
    "\n  query FoundPlaces($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n      companyName\n    }\n  }\n": typeof types.FoundPlacesDocument,
    "\n  query FoundCustomers($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n    }\n    foundCompanies(text: $text) {\n      id\n      name\n      city\n    }\n  }\n": typeof types.FoundCustomersDocument,
    "\n  query FoundGoods($text: String!) {\n    foundGoods(text: $text) {\n      sku\n      name\n    }\n  }\n": typeof types.FoundGoodsDocument,
    "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      drives\n      companies\n    }\n  }\n": typeof types.MeDocument,
    "\n  query PaymentsOwner {\n    arePaymentsErpOwned\n  }\n": typeof types.PaymentsOwnerDocument,
    "\n  mutation OpenPaper($input: OpenPaperInput!) {\n    openPaper(input: $input) {\n      link\n    }\n  }\n": typeof types.OpenPaperDocument,
};
const documents: Documents = {
    "\n  query AuditEntries($filter: AuditFilter!, $first: Int!, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        at\n        by {\n          uid\n          name\n          isStaff\n        }\n        inNameOf\n        action\n        kind\n        subject\n        subjectName\n        company\n        reason\n        address\n        browser\n        system\n        requestId\n        notUndone {\n          code\n          message\n        }\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  mutation UndoAuditEntry($input: UndoAuditEntryInput!) {\n    undoAuditEntry(input: $input) {\n      refusal {\n        code\n        message\n      }\n      changes {\n        what\n        name\n        before\n        after\n        reason\n      }\n    }\n  }\n": types.UndoAuditEntryDocument,
    "\n  fragment BrandOfPortal on DeskBrand {\n    seen\n    look {\n      name\n      main\n      deep\n      accent\n      logo\n    }\n    contacts {\n      market\n      sender\n      address\n      replyTo\n      phone\n      email\n      hours {\n        weekdays\n        from\n        to\n      }\n    }\n  }\n": types.BrandOfPortalFragmentDoc,
    "\n  query Brand {\n    brand {\n      ...BrandOfPortal\n    }\n  }\n": types.BrandDocument,
    "\n  mutation SetBrand($input: SetBrandInput!) {\n    setBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetBrandDocument,
    "\n  mutation DropBrand($input: DropBrandInput!) {\n    dropBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropBrandDocument,
    "\n  mutation SetContacts($input: SetContactsInput!) {\n    setContacts(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetContactsDocument,
    "\n  fragment ToldChange on DeliveryChange {\n    id\n    typeOfChange\n    day\n    newDay\n    orderBy\n    kinds\n    scope {\n      market\n      customerType\n      companies\n      shipTos\n      zips\n    }\n    reasons {\n      cs\n      sk\n      en\n    }\n    places\n    closedPlaces\n    placeName\n    orders\n    publishedBy\n    publishedAt\n    takenBackAt\n    takenBackBy\n    takenBackReason\n    mayTakeBack\n  }\n": types.ToldChangeFragmentDoc,
    "\n  fragment TouchedRow on TouchedPlace {\n    shipToId\n    name\n    city\n    zip\n    kinds\n    carts {\n      method\n      owner\n      changedAt\n    }\n    orders {\n      number\n      method\n      day\n      pallets\n    }\n  }\n": types.TouchedRowFragmentDoc,
    "\n  query DeliveryChanges($standing: DeliveryChangeStanding!, $after: String) {\n    deliveryChanges(standing: $standing, first: 50, after: $after) {\n      total\n      next\n      items {\n        ...ToldChange\n      }\n    }\n  }\n": types.DeliveryChangesDocument,
    "\n  query DeliveryChange($id: ID!, $after: String) {\n    deliveryChange(id: $id, first: 50, after: $after) {\n      next\n      change {\n        ...ToldChange\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n": types.DeliveryChangeDocument,
    "\n  query DeliveryChangePreview($change: DeliveryChangeInput!, $after: String) {\n    deliveryChangePreview(change: $change, first: 50, after: $after) {\n      refusal {\n        code\n        message\n        field\n      }\n      places\n      closedPlaces\n      changedAlready\n      carts\n      orders\n      seen\n      next\n      orderBys {\n        market\n        kind\n        orderBy\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n": types.DeliveryChangePreviewDocument,
    "\n  mutation PublishDeliveryChange($input: PublishDeliveryChangeInput!) {\n    publishDeliveryChange(input: $input) {\n      change {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.PublishDeliveryChangeDocument,
    "\n  mutation TakeBackDeliveryChange($input: TakeBackDeliveryChangeInput!) {\n    takeBackDeliveryChange(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.TakeBackDeliveryChangeDocument,
    "\n  query Insteads {\n    deliveryChanges(standing: ahead, first: 100) {\n      items {\n        newDay\n        takenBackAt\n        scope {\n          market\n        }\n      }\n    }\n  }\n": types.InsteadsDocument,
    "\n  fragment YearOfHolidays on HolidayYear {\n    market\n    year\n    isKnown\n    seen\n    days {\n      day\n      name\n      nameEn\n      isDayOff\n      shops\n      doubt\n    }\n  }\n": types.YearOfHolidaysFragmentDoc,
    "\n  query HolidayYear($market: String!, $year: Int!) {\n    holidayYear(market: $market, year: $year) {\n      ...YearOfHolidays\n    }\n  }\n": types.HolidayYearDocument,
    "\n  mutation ConfirmHolidayYear($input: ConfirmHolidayYearInput!) {\n    confirmHolidayYear(input: $input) {\n      year {\n        ...YearOfHolidays\n      }\n      refusal {\n        code\n        message\n        day\n      }\n    }\n  }\n": types.ConfirmHolidayYearDocument,
    "\n  fragment LeadTimeStanding on LeadTimeOfKind {\n    kind\n    methods\n    seen\n    rows {\n      validFrom\n      cutOff\n      days\n      standing\n      setBy\n      setAt\n    }\n  }\n": types.LeadTimeStandingFragmentDoc,
    "\n  query LeadTimes {\n    leadTimes {\n      ...LeadTimeStanding\n    }\n  }\n": types.LeadTimesDocument,
    "\n  mutation SetLeadTime($input: SetLeadTimeInput!) {\n    setLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetLeadTimeDocument,
    "\n  mutation DropLeadTime($input: DropLeadTimeInput!) {\n    dropLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropLeadTimeDocument,
    "\n  query Callers($text: String!, $seesUsers: Boolean!) {\n    shipTos(filter: { text: $text }, first: 20) {\n      items {\n        id\n        name\n        companyName\n        city\n        isSuspended\n      }\n    }\n    customerUsers(filter: { text: $text }, first: 20) @include(if: $seesUsers) {\n      items {\n        uid\n        firstName\n        lastName\n        phone\n        places {\n          shipToId\n          shipToName\n          companyName\n          roleName\n        }\n      }\n    }\n  }\n": types.CallersDocument,
    "\n  query Call($shipToId: ID!) {\n    call(shipToId: $shipToId) {\n      shipToId\n      shipToName\n      companyId\n      companyName\n      isSuspended\n      suspendedReason\n      money {\n        currency\n        unpaidMinor\n        overdueMinor\n        creditLimitMinor\n        usedPercent\n        isOverLimit\n      }\n      invoices {\n        number\n        due\n        daysLate\n        openMinor\n      }\n      carts {\n        uid\n        name\n        updatedAt\n        method\n        day\n        netMinor\n        pallets\n        mostPallets\n        kilograms\n        mayOrder\n        obstacles\n        orderBy\n        lines {\n          sku\n          name\n          boxes\n          netMinor\n        }\n      }\n      deliveries {\n        day\n        method\n        orderBy\n        order {\n          number\n          state\n          pallets\n        }\n      }\n      orders {\n        number\n        day\n        state\n        netMinor\n        currency\n      }\n      orderCount\n      tickets {\n        number\n        title\n        status\n      }\n      people {\n        uid\n        name\n        phone\n        language\n        roleName\n        mayOrder\n      }\n      empties {\n        code\n        name\n        units\n        depositMinor\n      }\n      notes {\n        id\n        at\n        by\n        caller\n        text\n      }\n    }\n  }\n": types.CallDocument,
    "\n  mutation AddCallNote($input: DeskCallNoteInput!) {\n    addCallNote(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.AddCallNoteDocument,
    "\n  mutation OrderOnBehalf($input: DeskOnBehalfInput!) {\n    orderOnBehalf(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": types.OrderOnBehalfDocument,
    "\n  fragment DatedCapacity on CapacityRuleOf {\n    market\n    customerType\n    method\n    currency\n    seen\n    rows {\n      validFrom\n      validTo\n      limits {\n        minPallets\n        maxPallets\n        minKg\n        maxKg\n        orderValueMinor\n        minLitres\n        maxLitres\n      }\n      standing\n      setBy\n      setAt\n    }\n  }\n": types.DatedCapacityFragmentDoc,
    "\n  fragment TriedLoad on CapacityTrialLoad {\n    boxes\n    palletThousandths\n    grams\n    millilitres\n    netMinor\n  }\n": types.TriedLoadFragmentDoc,
    "\n  query CapacityRules {\n    capacityRules {\n      ...DatedCapacity\n    }\n  }\n": types.CapacityRulesDocument,
    "\n  query CapacityTrial($shipToId: ID!, $lines: [CapacityTrialLineInput!]) {\n    capacityTrial(shipToId: $shipToId, lines: $lines) {\n      shipToId\n      shipToName\n      market\n      customerType\n      tankLitresInstalled\n      carts {\n        id\n        method\n        day\n        updatedAt\n        isWholesale\n        load {\n          ...TriedLoad\n        }\n      }\n      lines {\n        ...TriedLoad\n      }\n      unknown\n    }\n  }\n": types.CapacityTrialDocument,
    "\n  query CapacityEffect($input: CapacityEffectInput!) {\n    capacityEffect(input: $input) {\n      orders\n      isMore\n      failing\n      failingNow\n      places\n      placesFailing\n    }\n  }\n": types.CapacityEffectDocument,
    "\n  mutation SetCapacityRule($input: SetCapacityRuleInput!) {\n    setCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetCapacityRuleDocument,
    "\n  mutation DropCapacityRule($input: DropCapacityRuleInput!) {\n    dropCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropCapacityRuleDocument,
    "\n  query PlannedContent {\n    contents(filter: { state: planned }, first: 1) {\n      total\n      isMore\n    }\n  }\n": types.PlannedContentDocument,
    "\n  mutation PreviewContent($input: DeskContentPreviewInput!) {\n    previewContent(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": types.PreviewContentDocument,
    "\n  mutation ChangeContents($input: DeskContentsInBulkInput!) {\n    changeContents(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeContentsDocument,
    "\n  query ContentOrder($kind: DeskContentKind!) {\n    contentOrder(kind: $kind) {\n      key\n      title\n      section\n      isPublished\n    }\n  }\n": types.ContentOrderDocument,
    "\n  mutation ArrangeContent($input: ArrangeContentInput!) {\n    arrangeContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.ArrangeContentDocument,
    "\n  query Content($kind: DeskContentKind!, $key: ID!) {\n    content(kind: $kind, key: $key) {\n      row {\n        ...ContentRow\n      }\n      version\n      isPublished\n      isDraft\n      words {\n        language\n        title\n        body\n        section\n        originalChangedAt\n      }\n      sort\n      tone\n      link\n      file\n      isPublic\n      isNewCapability\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": types.ContentDocument,
    "\n  fragment ContentAnswer on DeskContentAnswer {\n    key\n    refusal {\n      code\n      message\n      field\n    }\n  }\n": types.ContentAnswerFragmentDoc,
    "\n  mutation SaveContent($input: SaveContentInput!) {\n    saveContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.SaveContentDocument,
    "\n  mutation StopContentPlan($input: SeenContentInput!) {\n    stopContentPlan(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.StopContentPlanDocument,
    "\n  mutation ConfirmContentWords($input: ConfirmContentWordsInput!) {\n    confirmContentWords(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.ConfirmContentWordsDocument,
    "\n  fragment ContentRow on DeskContentRow {\n    id\n    kind\n    key\n    title\n    markets\n    state\n    translations {\n      language\n      isOriginal\n      state\n    }\n    validFrom\n    validTo\n    publishAt\n    changedAt\n    changedBy\n  }\n": types.ContentRowFragmentDoc,
    "\n  query Contents($filter: DeskContentFilter!, $first: Int!, $after: String) {\n    contents(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ContentRow\n      }\n    }\n  }\n": types.ContentsDocument,
    "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.PublishContentDocument,
    "\n  mutation TakeContentBack($input: SeenContentInput!) {\n    takeContentBack(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.TakeContentBackDocument,
    "\n  mutation DropContentDraft($input: SeenContentInput!) {\n    dropContentDraft(input: $input) {\n      ...ContentAnswer\n    }\n  }\n": types.DropContentDraftDocument,
    "\n  mutation AddTextPicture($input: AddTextPictureInput!) {\n    addTextPicture(input: $input) {\n      address\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AddTextPictureDocument,
    "\n  mutation ChangeCompanies($input: DeskCompaniesInBulkInput!) {\n    changeCompanies(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeCompaniesDocument,
    "\n  mutation ChangeCustomerUsers($input: DeskCustomerUsersInBulkInput!) {\n    changeCustomerUsers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeCustomerUsersDocument,
    "\n  query FindShipTos($text: String!) {\n    shipTos(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        companyName\n        city\n      }\n    }\n  }\n": types.FindShipTosDocument,
    "\n  query FindCompanies($text: String!) {\n    companies(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        city\n        ico\n      }\n    }\n  }\n": types.FindCompaniesDocument,
    "\n  query FindUsers($text: String!) {\n    customerUsers(filter: { text: $text }, first: 5) {\n      items {\n        uid\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n": types.FindUsersDocument,
    "\n  query NearLimit {\n    companies(filter: { isNearLimit: true }, first: 1) {\n      total\n      isMore\n    }\n  }\n": types.NearLimitDocument,
    "\n  query NewCustomer($companyId: ID) {\n    newCustomer(companyId: $companyId) {\n      isErpOwned\n      mayCreateCompany\n      number\n      erpNumber\n      dueDays\n      paymentMethod\n    }\n  }\n": types.NewCustomerDocument,
    "\n  mutation CreateCompany($input: DeskNewCompanyInput!) {\n    createCompany(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.CreateCompanyDocument,
    "\n  mutation CreateShipTo($input: DeskNewShipToInput!) {\n    createShipTo(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.CreateShipToDocument,
    "\n  mutation ExportCustomerUser($input: DeskPersonInput!) {\n    exportCustomerUser(input: $input) {\n      file {\n        name\n        content\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ExportCustomerUserDocument,
    "\n  mutation AnonymiseCustomerUser($input: DeskAnonymiseInput!) {\n    anonymiseCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.AnonymiseCustomerUserDocument,
    "\n  mutation ChangeShipTo($input: DeskShipToInput!) {\n    changeShipTo(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.ChangeShipToDocument,
    "\n  mutation ChangeCompany($input: DeskCompanyInput!) {\n    changeCompany(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.ChangeCompanyDocument,
    "\n  query PriceListsOfCustomers {\n    priceListsOfCustomers {\n      code\n      currency\n    }\n  }\n": types.PriceListsOfCustomersDocument,
    "\n  mutation SetShipToSuspended($input: DeskSuspensionInput!) {\n    setShipToSuspended(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetShipToSuspendedDocument,
    "\n  mutation SetCompanyTerms($input: DeskTermsInput!) {\n    setCompanyTerms(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetCompanyTermsDocument,
    "\n  fragment CustomerChange on DeskCustomerChange {\n    at\n    by\n    action\n    reason\n    changes {\n      what\n      before\n      after\n    }\n  }\n": types.CustomerChangeFragmentDoc,
    "\n  query ShipTo($id: ID!) {\n    shipTo(id: $id) {\n      row {\n        ...ShipToRow\n      }\n      version\n      isErpOwned\n      country\n      types\n      kind\n      gln\n      deliveryWindow\n      isTankEnabled\n      isUnfilteredEnabled\n      isSmallTruckAllowed\n      tankLitresInstalled\n      methods\n      suspendedReason\n      companyErpNumber\n      dueDays\n      paymentMethod\n      salespeople\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": types.ShipToDocument,
    "\n  query Company($id: ID!) {\n    company(id: $id) {\n      row {\n        id\n        erpNumber\n        name\n        city\n        market\n        customerType\n        ico\n        priceList\n        shipToCount\n        userCount\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n      version\n      isErpOwned\n      street\n      zip\n      country\n      dic\n      icDph\n      gln\n      iban\n      invoiceEmail\n      dueDays\n      paymentMethod\n      shipTos {\n        ...ShipToRow\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": types.CompanyDocument,
    "\n  fragment ShipToRow on DeskShipToRow {\n    id\n    name\n    companyId\n    companyName\n    street\n    city\n    zip\n    market\n    customerType\n    priceList\n    weekdays {\n      standard\n      truck\n      tank\n      unfiltered\n    }\n    isSuspended\n    unpaidMinor\n    money {\n      currency\n      unpaidMinor\n      overdueMinor\n      creditLimitMinor\n      usedPercent\n      isOverdue\n      isOverLimit\n    }\n    lastOrderAt\n  }\n": types.ShipToRowFragmentDoc,
    "\n  query ShipTos($filter: DeskShipToFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    shipTos(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ShipToRow\n      }\n    }\n  }\n": types.ShipTosDocument,
    "\n  query Companies($filter: DeskCompanyFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    companies(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        erpNumber\n        name\n        city\n        market\n        ico\n        priceList\n        shipToCount\n        userCount\n        hasMoreUsers\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n    }\n  }\n": types.CompaniesDocument,
    "\n  query CustomerUsers($filter: DeskCustomerUserFilter!, $ascending: Boolean!, $first: Int!, $after: String) {\n    customerUsers(filter: $filter, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          isSuspended\n          roleName\n        }\n      }\n    }\n  }\n": types.CustomerUsersDocument,
    "\n  query CustomerUser($uid: ID!) {\n    customerUser(uid: $uid) {\n      row {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          roleId\n          roleName\n          permissions\n        }\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n": types.CustomerUserDocument,
    "\n  query CustomerRoles {\n    customerRoles {\n      id\n      name\n      customerTypes\n    }\n  }\n": types.CustomerRolesDocument,
    "\n  mutation InviteCustomerUser($input: DeskInviteUserInput!) {\n    inviteCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.InviteCustomerUserDocument,
    "\n  mutation SetCustomerUserStatus($input: DeskUserStatusInput!) {\n    setCustomerUserStatus(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.SetCustomerUserStatusDocument,
    "\n  mutation SetCustomerUserRole($input: DeskUserRoleInput!) {\n    setCustomerUserRole(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.SetCustomerUserRoleDocument,
    "\n  mutation HelpCustomerUser($input: DeskHelpUserInput!) {\n    helpCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.HelpCustomerUserDocument,
    "\n  mutation SetWeekdays($input: DeskWeekdayInput!) {\n    setWeekdays(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetWeekdaysDocument,
    "\n  query WeekdayBatch($id: ID!) {\n    weekdayBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        shipToId\n        name\n        message\n      }\n    }\n  }\n": types.WeekdayBatchDocument,
    "\n  query WeekdayBatches {\n    weekdayBatches {\n      id\n      kind\n      action\n      weekdays\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n": types.WeekdayBatchesDocument,
    "\n  mutation ChangeBundles($input: DeskBundlesInBulkInput!) {\n    changeBundles(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeBundlesDocument,
    "\n  mutation ChangeLeaflets($input: DeskLeafletsInBulkInput!) {\n    changeLeaflets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeLeafletsDocument,
    "\n  query Bundles($filter: DeskDealFilter!, $first: Int!, $after: String) {\n    bundles(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        markets\n        rule\n        discountPercent\n        validFrom\n        validTo\n        maxPackages\n        itemCount\n        packagesOrdered\n        state\n        hasDraft\n        isWaiting\n      }\n    }\n  }\n": types.BundlesDocument,
    "\n  query Bundle($sku: ID!) {\n    bundle(sku: $sku) {\n      sku\n      name\n      markets\n      state\n      packagesOrdered\n      aloneUpTo\n      version\n      weeks {\n        monday\n        packages\n      }\n      offer {\n        ...DealOffer\n      }\n      draft {\n        isWaiting\n        writtenBy\n        writtenAt\n        isOwn\n        offer {\n          ...DealOffer\n        }\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n  fragment DealOffer on DeskDealOffer {\n    rule\n    discountPercent\n    validFrom\n    validTo\n    maxPackages\n    minBoxes\n    maxBoxes\n    items {\n      sku\n      name\n      isMandatory\n      defaultBoxes\n      minBoxes\n      maxBoxes\n    }\n  }\n": types.BundleDocument,
    "\n  mutation SaveBundle($input: DeskSaveDealInput!) {\n    saveBundle(input: $input) {\n      deal {\n        draft {\n          isWaiting\n        }\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveBundleDocument,
    "\n  mutation ApproveBundle($input: DeskDealMoveInput!) {\n    approveBundle(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ApproveBundleDocument,
    "\n  mutation DropBundleDraft($input: DeskDealMoveInput!) {\n    dropBundleDraft(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.DropBundleDraftDocument,
    "\n  query PromoLeaflets($filter: DeskLeafletFilter!, $first: Int!, $after: String) {\n    promoLeaflets(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      isErpOwned\n      aloneUpTo\n      items {\n        id\n        name\n        priceList\n        currency\n        sku\n        productName\n        baseMinor\n        yourMinor\n        promoMinor\n        percent\n        isInsideDelivery\n        validFrom\n        validTo\n        state\n        changesFrom\n        writtenBy\n        isOwn\n        version\n      }\n    }\n  }\n": types.PromoLeafletsDocument,
    "\n  query OfferLists {\n    priceLists(first: 200) {\n      items {\n        code\n        currency\n      }\n    }\n  }\n": types.OfferListsDocument,
    "\n  mutation SaveLeaflet($input: DeskSaveLeafletInput!) {\n    saveLeaflet(input: $input) {\n      id\n      state\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveLeafletDocument,
    "\n  mutation ApproveLeaflet($input: DeskLeafletMoveInput!) {\n    approveLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ApproveLeafletDocument,
    "\n  mutation EndLeaflet($input: DeskLeafletMoveInput!) {\n    endLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.EndLeafletDocument,
    "\n  query OfferTrial($input: DeskOfferTrialInput!) {\n    offerTrial(input: $input) {\n      shipToName\n      companyName\n      priceList\n      currency\n      day\n      method\n      methods\n      netMinor\n      savedMinor\n      vatMinor\n      depositMinor\n      totalMinor\n      obstacles {\n        code\n        message\n        sku\n      }\n      lines {\n        sku\n        name\n        insideOf\n        boxes\n        baseMinor\n        yourMinor\n        leafletMinor\n        leafletName\n        dealMinor\n        unitMinor\n        netMinor\n        wins\n      }\n    }\n  }\n": types.OfferTrialDocument,
    "\n  query DeliveryDays($from: String!) {\n    deliveryDays(from: $from) {\n      day\n      orders\n      unconfirmed\n      pallets\n      kilograms\n      places\n      payloadKilograms\n    }\n  }\n": types.DeliveryDaysDocument,
    "\n  query DeliveryBoard($day: String!) {\n    deliveryBoard(day: $day) {\n      day\n      version\n      orders {\n        number\n        shipToName\n        city\n        zip\n        window\n        method\n        state\n        pallets\n        kilograms\n        litres\n        netMinor\n        currency\n      }\n      rounds {\n        vehicleId\n        plate\n        name\n        places\n        payloadKilograms\n        absence\n        driverId\n        driverName\n        driverAbsence\n        departsAt\n        stops\n        pallets\n        kilograms\n      }\n    }\n  }\n": types.DeliveryBoardDocument,
    "\n  mutation PlanStops($input: PlanStopsInput!) {\n    planStops(input: $input) {\n      board {\n        version\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.PlanStopsDocument,
    "\n  mutation SaveRound($input: SaveRoundInput!) {\n    saveRound(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveRoundDocument,
    "\n  mutation MakeDriverCode($input: DriverCodeInput!) {\n    makeDriverCode(input: $input) {\n      code\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.MakeDriverCodeDocument,
    "\n  query Fleet {\n    fleet {\n      vehicles {\n        id\n        plate\n        name\n        places\n        payloadKilograms\n        hasLift\n        haulier\n        driverId\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        version\n      }\n      drivers {\n        id\n        name\n        phone\n        account\n        haulier\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        passkeys {\n          id\n          name\n          createdAt\n          lastUsedAt\n        }\n        version\n      }\n    }\n  }\n": types.FleetDocument,
    "\n  mutation SaveVehicle($input: SaveVehicleInput!) {\n    saveVehicle(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveVehicleDocument,
    "\n  mutation SaveDriver($input: SaveDriverInput!) {\n    saveDriver(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveDriverDocument,
    "\n  mutation RemoveDriverPasskey($input: RemoveDriverPasskeyInput!) {\n    removeDriverPasskey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.RemoveDriverPasskeyDocument,
    "\n  fragment EmptiesDeposit on DeskEmptiesDeposit {\n    code\n    name\n    market\n    currency\n    isErpOwned\n    seen\n    rows {\n      validFrom\n      validTo\n      depositMinor\n      standing\n    }\n  }\n": types.EmptiesDepositFragmentDoc,
    "\n  query EmptiesDeposits {\n    emptiesDeposits {\n      ...EmptiesDeposit\n    }\n  }\n": types.EmptiesDepositsDocument,
    "\n  mutation SetEmptiesDeposit($input: SetEmptiesDepositInput!) {\n    setEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetEmptiesDepositDocument,
    "\n  mutation DropEmptiesDeposit($input: DropEmptiesDepositInput!) {\n    dropEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropEmptiesDepositDocument,
    "\n  query DataExports($first: Int!, $after: String) {\n    dataExports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        state\n        by\n        reason\n        createdAt\n        expiresAt\n        steps\n        stepsDone\n        rows\n        files\n        bytes\n      }\n    }\n  }\n": types.DataExportsDocument,
    "\n  mutation BeginDataExport($input: BeginDataExportInput!) {\n    beginDataExport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.BeginDataExportDocument,
    "\n  mutation OpenDataExport($input: OpenDataExportInput!) {\n    openDataExport(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.OpenDataExportDocument,
    "\n  query ImportKinds {\n    importKinds {\n      kind\n      template\n      key\n      isErpOwned\n      isIntoDrafts\n      columns {\n        name\n        means\n        unit\n        values\n        isNeeded\n      }\n    }\n  }\n": types.ImportKindsDocument,
    "\n  query DataImports($first: Int!, $after: String) {\n    dataImports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ImportFacts\n      }\n    }\n  }\n  fragment ImportFacts on DataImport {\n    id\n    kind\n    fileName\n    state\n    version\n    created\n    changed\n    unchanged\n    refused\n    draftIds\n    triedBy\n    triedAt\n    writtenBy\n    writtenAt\n    undoneBy\n    undoneAt\n    notUndone {\n      code\n      message\n    }\n  }\n": types.DataImportsDocument,
    "\n  query DataImport($id: ID!) {\n    dataImport(id: $id) {\n      ...ImportFacts\n    }\n  }\n": types.DataImportDocument,
    "\n  query DataImportRows($id: ID!, $state: DataImportRowState, $first: Int!, $after: String) {\n    dataImportRows(id: $id, state: $state, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        line\n        key\n        state\n        fields {\n          column\n          before\n          after\n        }\n        faults {\n          column\n          value\n          message\n        }\n      }\n    }\n  }\n": types.DataImportRowsDocument,
    "\n  mutation TryDataImport($input: TryDataImportInput!) {\n    tryDataImport(input: $input) {\n      import {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.TryDataImportDocument,
    "\n  mutation WriteDataImport($input: WriteDataImportInput!) {\n    writeDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.WriteDataImportDocument,
    "\n  mutation DropDataImport($input: DropDataImportInput!) {\n    dropDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.DropDataImportDocument,
    "\n  mutation UndoDataImport($input: UndoDataImportInput!) {\n    undoDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.UndoDataImportDocument,
    "\n  query ServiceKeys {\n    serviceKeys {\n      id\n      name\n      rights\n      prefix\n      standing\n      expiresAt\n      lastUsedAt\n    }\n  }\n": types.ServiceKeysDocument,
    "\n  query CustomerKeys($text: String, $first: Int!, $after: String) {\n    customerKeys(text: $text, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        companyId\n        companyName\n        owner\n        permissions\n        shipToCount\n        prefix\n        standing\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": types.CustomerKeysDocument,
    "\n  query WebhookEndpoints($first: Int!) {\n    webhookEndpoints(first: $first) {\n      items {\n        id\n        companyId\n        companyName\n        owner\n        url\n        topics\n        shipToCount\n        isOn\n        failingSince\n      }\n    }\n  }\n": types.WebhookEndpointsDocument,
    "\n  query WebhookDeliveries($state: DeskWebhookDeliveryState, $first: Int!, $after: String) {\n    webhookDeliveries(state: $state, first: $first, after: $after) {\n      total\n      next\n      items {\n        id\n        companyId\n        companyName\n        host\n        type\n        about\n        createdAt\n        attempts\n        nextAttempt\n        statusCode\n        problem\n        state\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation MakeServiceKey($input: MakeServiceKeyInput!) {\n    makeServiceKey(input: $input) {\n      secret\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.MakeServiceKeyDocument,
    "\n  mutation RevokeServiceKey($input: RevokeServiceKeyInput!) {\n    revokeServiceKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.RevokeServiceKeyDocument,
    "\n  mutation RevokeCustomerKey($input: RevokeCustomerKeyInput!) {\n    revokeCustomerKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.RevokeCustomerKeyDocument,
    "\n  mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {\n    repeatWebhookDelivery(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.RepeatWebhookDeliveryDocument,
    "\n  query Integrations {\n    integrations {\n      name\n      state\n      lookedAt\n      isBuiltIn\n      waiting\n      refused\n      oldest\n      lastSent\n      lastSignIn\n      keys\n      lastError\n    }\n  }\n": types.IntegrationsDocument,
    "\n  query ErpMessages($standing: ErpMessageStanding!, $after: String, $first: Int!) {\n    erpMessages(standing: $standing, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        orderNumber\n        company\n        at\n        attempts\n        nextAttempt\n        state\n        since\n        error\n      }\n    }\n  }\n": types.ErpMessagesDocument,
    "\n  query ErpMessageBody($id: ID!) {\n    erpMessageBody(id: $id)\n  }\n": types.ErpMessageBodyDocument,
    "\n  mutation SendErpMessages($input: SendErpMessagesInput!) {\n    sendErpMessages(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.SendErpMessagesDocument,
    "\n  mutation SetErpMessageAside($input: SetErpMessageAsideInput!) {\n    setErpMessageAside(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.SetErpMessageAsideDocument,
    "\n  query ProductLimits($filter: DeskLimitFilter!, $first: Int!, $after: String) {\n    productLimits(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        shipToId\n        shipToName\n        companyName\n        sku\n        productName\n        maxBoxes\n        boxesOrdered\n        validFrom\n        validTo\n        standing\n        version\n      }\n    }\n  }\n": types.ProductLimitsDocument,
    "\n  mutation SetProductLimit($input: SetProductLimitInput!) {\n    setProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetProductLimitDocument,
    "\n  mutation DropProductLimit($input: DropProductLimitInput!) {\n    dropProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropProductLimitDocument,
    "\n  mutation ChangeProductLimits($input: DeskLimitsInBulkInput!) {\n    changeProductLimits(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeProductLimitsDocument,
    "\n  mutation ChangeMaterials($input: DeskMaterialsInBulkInput!) {\n    changeMaterials(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeMaterialsDocument,
    "\n  query Materials($filter: DeskMaterialFilter!, $first: Int!, $after: String) {\n    materials(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        key\n        title\n        format\n        brand\n        markets\n        cover\n        isRetired\n        bytes\n        downloads\n      }\n    }\n  }\n": types.MaterialsDocument,
    "\n  query MaterialChoices {\n    materialChoices {\n      folders {\n        folder\n        name\n        materials\n      }\n      permissions {\n        code\n        name\n      }\n    }\n  }\n": types.MaterialChoicesDocument,
    "\n  query Material($key: ID!) {\n    material(key: $key) {\n      key\n      version\n      brand\n      folder\n      markets\n      permission\n      seconds\n      cover\n      isRetired\n      words {\n        language\n        title\n        description\n      }\n      files {\n        position\n        name\n        bytes\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": types.MaterialDocument,
    "\n  mutation SaveMaterial($input: SaveMaterialInput!) {\n    saveMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveMaterialDocument,
    "\n  mutation RetireMaterial($input: RetireMaterialInput!) {\n    retireMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.RetireMaterialDocument,
    "\n  mutation OpenMaterialFile($input: OpenMaterialFileInput!) {\n    openMaterialFile(input: $input) {\n      link\n    }\n  }\n": types.OpenMaterialFileDocument,
    "\n  query OrderChangePreview($input: DeskOrderChangePreviewInput!) {\n    orderChangePreview(input: $input) {\n      change {\n        changeUntil\n        methods\n        before {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        after {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        lines {\n          sku\n          name\n          boxesBefore\n          boxes\n          unitPriceMinorBefore\n          unitPriceMinor\n          netMinorBefore\n          netMinor\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.OrderChangePreviewDocument,
    "\n  mutation ChangeOrder($input: DeskChangeOrderInput!) {\n    changeOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.ChangeOrderDocument,
    "\n  mutation ClaimDelivery($input: DeskClaimDeliveryInput!) {\n    claimDelivery(input: $input) {\n      number\n      refusal {\n        lineNo\n        message\n      }\n    }\n  }\n": types.ClaimDeliveryDocument,
    "\n  query FindOrders($text: String!) {\n    orders(filter: { text: $text }, first: 5) {\n      items {\n        number\n        shipToName\n        companyName\n      }\n    }\n  }\n": types.FindOrdersDocument,
    "\n  query OrderWork($filter: DeskOrderFilter!) {\n    orders(filter: $filter, sort: created, ascending: true, first: 1) {\n      total\n      isMore\n      items {\n        createdAt\n        deliveryDate\n      }\n    }\n  }\n": types.OrderWorkDocument,
    "\n  query Handover($orderNumber: ID!) {\n    handover(orderNumber: $orderNumber) {\n      driverName\n      notedAt\n      takenAt\n      receivedBy\n      signature\n      photos\n    }\n  }\n": types.HandoverDocument,
    "\n  query ReplacementPreview($input: DeskReplacementPreviewInput!) {\n    replacementPreview(input: $input) {\n      replacement {\n        deliveryDate\n        method\n        methods\n        lines {\n          lineNo\n          sku\n          name\n          short\n          boxes\n          unitPriceMinor\n          claims {\n            ticket\n            boxes\n            credited\n          }\n        }\n        sums {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ReplacementPreviewDocument,
    "\n  mutation CreateReplacement($input: DeskCreateReplacementInput!) {\n    createReplacement(input: $input) {\n      replacement\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.CreateReplacementDocument,
    "\n  query Shortage($input: DeskShortageInput!) {\n    shortage(input: $input) {\n      sku\n      name\n      sellableFrom\n      isErpOwned\n      orders {\n        number\n        version\n        shipToId\n        shipToName\n        deliveryDate\n        method\n        sentAt\n        state\n        ordered\n        confirmed\n        isAlone\n        refusal {\n          code\n          message\n        }\n      }\n      hasMore\n      carts\n      cartBoxes\n      like {\n        sku\n        name\n      }\n    }\n  }\n": types.ShortageDocument,
    "\n  mutation ConfirmShort($input: DeskConfirmShortInput!) {\n    confirmShort(input: $input) {\n      results {\n        number\n        refusal {\n          code\n          message\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmShortDocument,
    "\n  mutation ConfirmOrders($input: DeskConfirmOrdersInput!) {\n    confirmOrders(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmOrdersDocument,
    "\n  query OrderBatch($id: ID!) {\n    orderBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        number\n        shipToName\n        message\n      }\n    }\n  }\n": types.OrderBatchDocument,
    "\n  query OrderBatches {\n    orderBatches {\n      id\n      createdAt\n      finishedAt\n      total\n      done\n      refused\n    }\n  }\n": types.OrderBatchesDocument,
    "\n  mutation AskErpAgain($input: DeskAskErpAgainInput!) {\n    askErpAgain(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.AskErpAgainDocument,
    "\n  mutation SetOrderPrices($input: DeskSetOrderPricesInput!) {\n    setOrderPrices(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.SetOrderPricesDocument,
    "\n  mutation ConfirmOrder($input: DeskConfirmOrderInput!) {\n    confirmOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.ConfirmOrderDocument,
    "\n  mutation ShipOrder($input: DeskShipOrderInput!) {\n    shipOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.ShipOrderDocument,
    "\n  mutation DeliverOrder($input: DeskDeliverOrderInput!) {\n    deliverOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.DeliverOrderDocument,
    "\n  mutation InvoiceOrder($input: DeskInvoiceOrderInput!) {\n    invoiceOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.InvoiceOrderDocument,
    "\n  mutation TakeOrderBack($input: DeskTakeOrderBackInput!) {\n    takeOrderBack(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n": types.TakeOrderBackDocument,
    "\n  mutation AddOrderNote($input: DeskOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AddOrderNoteDocument,
    "\n  query OrderRound($orderNumber: ID!) {\n    orderRound(orderNumber: $orderNumber) {\n      plate\n      driverName\n      departsAt\n      position\n      stops\n    }\n  }\n": types.OrderRoundDocument,
    "\n  query Order($number: ID!) {\n    order(number: $number) {\n      row {\n        number\n        erpNumber\n        shipToId\n        shipToName\n        companyName\n        method\n        deliveryDate\n        state\n        netMinor\n        totalMinor\n        orderedNetMinor\n        orderedTotalMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        isProvisional\n      }\n      orderedBy\n      placedBy\n      overridden\n      overrideReason\n      overrideNote\n      customerOrderNumber\n      noteForDriver\n      version\n      window\n      vatMinor\n      depositMinor\n      returnedMinor\n      replaces\n      replacements {\n        number\n        deliveryDate\n        state\n        boxes\n      }\n      moves\n      isErpOwned\n      problems {\n        kind\n        steps\n        error\n        attempts\n      }\n      caller {\n        name\n        phone\n        language\n      }\n      lines {\n        lineNo\n        sku\n        name\n        photo\n        ordered\n        confirmed\n        delivered\n        invoiced\n        changeReason\n        substitutes\n        short\n        replaced\n        unitPriceMinor\n        netMinor\n      }\n      empties {\n        code\n        name\n        planned\n        returned\n      }\n      takenBack {\n        code\n        name\n      }\n      timeline {\n        at\n        kind\n        by\n        detail\n      }\n      papers {\n        kind\n        number\n        issued\n        ticket\n      }\n      messages {\n        at\n        isReport\n        kind\n        state\n        error\n      }\n      tickets {\n        number\n        title\n      }\n      notes {\n        id\n        at\n        by\n        text\n      }\n      history {\n        at\n        by\n        action\n        reason\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n": types.OrderDocument,
    "\n  query Orders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        shipToName\n        companyName\n        method\n        deliveryDate\n        createdAt\n        state\n        netMinor\n        orderedNetMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        erp\n        isProvisional\n      }\n    }\n  }\n": types.OrdersDocument,
    "\n  query OrderCounts($filters: [DeskOrderFilter!]!) {\n    orderCounts(filters: $filters) {\n      total\n      isMore\n    }\n  }\n": types.OrderCountsDocument,
    "\n  fragment PaperMatch on DeskPaperMatch {\n    kind\n    number\n    companyName\n    about\n    issued\n    amountMinor\n    currency\n    replaces\n    isThere\n  }\n": types.PaperMatchFragmentDoc,
    "\n  query PaperFiles {\n    paperFiles {\n      upload\n      name\n      bytes\n      number\n      kind\n      contractPaper\n      matches {\n        ...PaperMatch\n      }\n    }\n  }\n": types.PaperFilesDocument,
    "\n  query PapersNumbered($number: String!, $upload: ID!) {\n    papersNumbered(number: $number, upload: $upload) {\n      ...PaperMatch\n    }\n  }\n": types.PapersNumberedDocument,
    "\n  query PaperVatRates($shipToId: ID, $day: String) {\n    paperVatRates(shipToId: $shipToId, day: $day)\n  }\n": types.PaperVatRatesDocument,
    "\n  mutation FilePapers($input: FilePapersInput!) {\n    filePapers(input: $input) {\n      results {\n        upload\n        outcome\n        refusal {\n          code\n          message\n          field\n        }\n      }\n    }\n  }\n": types.FilePapersDocument,
    "\n  mutation LeavePaperFiles($input: LeavePaperFilesInput!) {\n    leavePaperFiles(input: $input) {\n      count\n    }\n  }\n": types.LeavePaperFilesDocument,
    "\n  query Overdue {\n    papers(filter: { tab: invoices, standing: overdue }, first: 1) {\n      total\n      isMore\n      items {\n        due\n      }\n    }\n  }\n": types.OverdueDocument,
    "\n  mutation ChangePapers($input: DeskPapersInBulkInput!) {\n    changePapers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangePapersDocument,
    "\n  query DeskContracts($filter: DeskContractFilter!, $first: Int!, $after: String) {\n    deskContracts(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        name\n        companyId\n        companyName\n        validFrom\n        validTo\n        state\n        endsIn\n        year {\n          agreedLitres\n          takenLitres\n          beforeLitres\n          paceLitres\n          bonus {\n            reached\n            currency\n          }\n        }\n      }\n    }\n  }\n": types.DeskContractsDocument,
    "\n  query Papers($filter: DeskPaperFilter!, $first: Int!, $after: String) {\n    papers(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        number\n        companyId\n        companyName\n        shipToId\n        shipToName\n        issued\n        due\n        amountMinor\n        currency\n        standing\n        days\n        formats\n      }\n    }\n  }\n": types.PapersDocument,
    "\n  query PaperSums {\n    paperSums {\n      currency\n      isOverdue\n      count\n      minor\n      oldest\n    }\n  }\n": types.PaperSumsDocument,
    "\n  query BankStatements {\n    bankStatements {\n      id\n      name\n      addedAt\n      addedBy\n      from\n      to\n      count\n      waiting\n    }\n  }\n": types.BankStatementsDocument,
    "\n  query BankStatement($id: ID!) {\n    bankStatement(id: $id) {\n      id\n      name\n      from\n      to\n      count\n      waiting\n      others\n      known\n      payments {\n        line\n        day\n        amountMinor\n        currency\n        symbol\n        account\n        payer\n        message\n        paid\n        leftReason\n        match {\n          kind\n          differsMinor\n          invoice {\n            number\n            symbol\n            due\n            openMinor\n            currency\n            companyName\n            shipToName\n          }\n        }\n      }\n    }\n  }\n": types.BankStatementDocument,
    "\n  query OpenInvoices($text: String!) {\n    openInvoices(text: $text) {\n      number\n      symbol\n      due\n      openMinor\n      currency\n      companyName\n      shipToName\n    }\n  }\n": types.OpenInvoicesDocument,
    "\n  mutation AddBankStatement($input: AddBankStatementInput!) {\n    addBankStatement(input: $input) {\n      statement {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AddBankStatementDocument,
    "\n  mutation SettlePayments($input: SettlePaymentsInput!) {\n    settlePayments(input: $input) {\n      settled\n      refusals {\n        code\n        line\n        message\n      }\n    }\n  }\n": types.SettlePaymentsDocument,
    "\n  mutation LeavePayment($input: LeavePaymentInput!) {\n    leavePayment(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.LeavePaymentDocument,
    "\n  mutation PayInvoice($input: PayInvoiceInput!) {\n    payInvoice(input: $input) {\n      openMinor\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.PayInvoiceDocument,
    "\n  mutation PreviewSettings($input: DeskSettingsPreviewInput!) {\n    previewSettings(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n": types.PreviewSettingsDocument,
    "\n  fragment SettingsOfPortal on DeskPortalSettings {\n    market\n    seen\n    dated {\n      validFrom\n      bannerRotation\n      sections\n      units {\n        customerType\n        method\n        units\n      }\n    }\n    switchedSections {\n      permission\n      name\n    }\n    maintenance {\n      isOn\n      isClosed\n      from\n      until\n      opensItself\n      message {\n        cs\n        sk\n        en\n      }\n    }\n    cutOffs {\n      kind\n      moment\n    }\n  }\n": types.SettingsOfPortalFragmentDoc,
    "\n  query PortalSettings($market: String!) {\n    portalSettings(market: $market) {\n      ...SettingsOfPortal\n    }\n  }\n": types.PortalSettingsDocument,
    "\n  mutation SetPortalSettings($input: SetPortalSettingsInput!) {\n    setPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetPortalSettingsDocument,
    "\n  mutation DropPortalSettings($input: DropPortalSettingsInput!) {\n    dropPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropPortalSettingsDocument,
    "\n  mutation SetMaintenance($input: SetMaintenanceInput!) {\n    setMaintenance(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetMaintenanceDocument,
    "\n  fragment PriceDraftDone on DeskPriceDraftAnswer {\n    draft {\n      id\n      version\n      state\n    }\n    kept\n    refusal {\n      code\n      message\n    }\n    faults {\n      row\n      message\n    }\n  }\n": types.PriceDraftDoneFragmentDoc,
    "\n  mutation CreatePriceDraft($input: DeskNewPriceDraftInput!) {\n    createPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.CreatePriceDraftDocument,
    "\n  mutation ChangePriceDraft($input: DeskChangePriceDraftInput!) {\n    changePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.ChangePriceDraftDocument,
    "\n  mutation FillPriceDraft($input: DeskFillPriceDraftInput!) {\n    fillPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.FillPriceDraftDocument,
    "\n  mutation SetPriceDraftLines($input: DeskPriceDraftLinesInput!) {\n    setPriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.SetPriceDraftLinesDocument,
    "\n  mutation RemovePriceDraftLines($input: DeskRemovePriceDraftLinesInput!) {\n    removePriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.RemovePriceDraftLinesDocument,
    "\n  mutation HandInPriceDraft($input: DeskHandInPriceDraftInput!) {\n    handInPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.HandInPriceDraftDocument,
    "\n  mutation ApprovePriceDraft($input: DeskPriceDraftMoveInput!) {\n    approvePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.ApprovePriceDraftDocument,
    "\n  mutation ReturnPriceDraft($input: DeskPriceDraftReasonInput!) {\n    returnPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.ReturnPriceDraftDocument,
    "\n  mutation DropPriceDraft($input: DeskPriceDraftMoveInput!) {\n    dropPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.DropPriceDraftDocument,
    "\n  mutation TakeBackPriceDraft($input: DeskPriceDraftReasonInput!) {\n    takeBackPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n": types.TakeBackPriceDraftDocument,
    "\n  query PriceDrafts($states: [DeskPriceDraftState!]!, $isReturned: Boolean!, $after: String) {\n    priceDrafts(states: $states, isReturned: $isReturned, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        state\n        validFrom\n        publishAt\n        by\n        createdAt\n        lines\n        maxPercent\n        priceLists\n        returnedReason\n        returnedBy\n        returnedAt\n      }\n    }\n  }\n": types.PriceDraftsDocument,
    "\n  query PriceDraft($id: ID!) {\n    priceDraft(id: $id) {\n      id\n      name\n      reason\n      state\n      validFrom\n      publishAt\n      version\n      by\n      createdAt\n      handedInBy\n      handedInAt\n      approvedBy\n      approvedAt\n      publishedAt\n      takenBackBy\n      takenBackAt\n      takenBackReason\n      returnedReason\n      returnedBy\n      returnedAt\n      counts {\n        all\n        over\n        unchanged\n        typed\n        conflicts\n        maxPercent\n        averagePercent\n      }\n      touched {\n        companies\n        shipTos\n        carts\n        cartsMinor {\n          minor\n          currency\n        }\n        leaflets\n      }\n      limit\n      needsSecondPerson\n      may\n    }\n  }\n": types.PriceDraftDocument,
    "\n  query PriceDraftLines($id: ID!, $show: DeskPriceLineShow!, $text: String, $after: String) {\n    priceDraftLines(id: $id, show: $show, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        priceList\n        currency\n        sku\n        name\n        oldBaseMinor\n        oldYourMinor\n        baseMinor\n        yourMinor\n        percent\n        isTyped\n        isOver\n        nowYourMinor\n        isConflict\n        laterFrom\n        leafletTo\n      }\n    }\n  }\n": types.PriceDraftLinesDocument,
    "\n  query PriceChoices {\n    priceChoices {\n      isErpOwned\n      brands\n      priceLists {\n        code\n        currency\n      }\n      categories {\n        code\n        name\n      }\n    }\n  }\n": types.PriceChoicesDocument,
    "\n  query PriceLists($text: String, $after: String) {\n    priceLists(text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        code\n        market\n        currency\n        prices\n        nextFrom\n        companies\n        shipTos\n      }\n    }\n  }\n": types.PriceListsDocument,
    "\n  query PriceList($code: ID!) {\n    priceList(code: $code) {\n      code\n      market\n      currency\n      prices\n      companyCount\n      companies {\n        id\n        name\n        shipTos\n      }\n    }\n  }\n": types.PriceListDocument,
    "\n  query ListPrices($priceList: ID!, $day: String, $text: String, $after: String) {\n    listPrices(priceList: $priceList, day: $day, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        baseMinor\n        yourMinor\n        validFrom\n        validTo\n        nextFrom\n        nextYourMinor\n        leafletMinor\n      }\n    }\n  }\n": types.ListPricesDocument,
    "\n  query PriceExplained($shipToId: ID!, $sku: ID!, $day: String) {\n    priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {\n      shipToName\n      companyName\n      sku\n      name\n      day\n      priceList\n      currency\n      baseMinor\n      yourMinor\n      validFrom\n      validTo\n      leaflet {\n        name\n        promoMinor\n        percentage\n        longTermPercent\n        validFrom\n        validTo\n      }\n      chargedMinor\n      rule\n      isBundle\n    }\n  }\n": types.PriceExplainedDocument,
    "\n  query FindProducts($text: String!) {\n    products(filter: { text: $text }, first: 5) {\n      items {\n        sku\n        name\n        brand\n      }\n    }\n  }\n": types.FindProductsDocument,
    "\n  query ProductSheet($skus: [ID!]!) {\n    productSheet(skus: $skus) {\n      sku\n      name\n      version\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n    }\n  }\n": types.ProductSheetDocument,
    "\n  mutation SaveProductSheet($input: DeskSaveProductSheetInput!) {\n    saveProductSheet(input: $input) {\n      rows {\n        sku\n        refusal {\n          code\n          message\n        }\n        faults {\n          field\n          message\n        }\n      }\n    }\n  }\n": types.SaveProductSheetDocument,
    "\n  mutation AddProductPhotos($input: AddProductPhotosInput!) {\n    addProductPhotos(input: $input) {\n      results {\n        upload\n        sku\n        productName\n        position\n        isReplaced\n        address\n        refusal {\n          code\n          message\n        }\n      }\n    }\n  }\n": types.AddProductPhotosDocument,
    "\n  mutation ArrangeProductPhotos($input: ArrangeProductPhotosInput!) {\n    arrangeProductPhotos(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        message\n      }\n    }\n  }\n": types.ArrangeProductPhotosDocument,
    "\n  query Product($sku: ID!) {\n    product(sku: $sku) {\n      sku\n      name\n      version\n      state\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n      words {\n        language\n        state\n        originalChangedAt\n        before {\n          what\n          before\n        }\n      }\n      photosVersion\n      photos {\n        position\n        address\n        words {\n          language\n          text\n        }\n      }\n      deposits {\n        market\n        name\n        units\n        totalMinor\n        currency\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n": types.ProductDocument,
    "\n  query NewProduct($copyOf: ID) {\n    newProduct(copyOf: $copyOf) {\n      name\n      value\n      unit\n      values\n      isErpOwned\n    }\n  }\n": types.NewProductDocument,
    "\n  mutation SaveProduct($input: DeskSaveProductInput!) {\n    saveProduct(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.SaveProductDocument,
    "\n  mutation ConfirmProductWords($input: DeskProductWordsInput!) {\n    confirmProductWords(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmProductWordsDocument,
    "\n  query Products($filter: DeskProductFilter!, $sort: DeskProductSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        ean\n        brand\n        boxesPerPallet\n        kilograms\n        markets\n        languages\n        hasPhoto\n        state\n        sellableFrom\n        sellableTo\n      }\n    }\n  }\n": types.ProductsDocument,
    "\n  query ProductShelves {\n    productShelves {\n      brands\n      categories {\n        code\n        name\n      }\n      packagings {\n        code\n        name\n      }\n      isErpOwned\n    }\n  }\n": types.ProductShelvesDocument,
    "\n  mutation PreviewAsRole($input: DeskRolePreviewInput!) {\n    previewAsRole(input: $input) {\n      address\n      place {\n        id\n        name\n      }\n      refusal {\n        message\n      }\n    }\n  }\n": types.PreviewAsRoleDocument,
    "\n  fragment TableOfRoles on DeskRoleTable {\n    screens {\n      permission\n      name\n    }\n    roles {\n      id\n      name\n      customerTypes\n      users\n      marks\n    }\n  }\n": types.TableOfRolesFragmentDoc,
    "\n  query RoleTable {\n    roleTable {\n      ...TableOfRoles\n    }\n  }\n": types.RoleTableDocument,
    "\n  mutation ChangeRoleTable($input: ChangeRoleTableInput!) {\n    changeRoleTable(input: $input) {\n      table {\n        ...TableOfRoles\n      }\n      touched\n      refusal {\n        code\n        message\n        roleId\n      }\n    }\n  }\n": types.ChangeRoleTableDocument,
    "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.InviteStaffDocument,
    "\n  mutation InviteStaffAgain($uid: ID!) {\n    inviteStaffAgain(uid: $uid) {\n      link\n      refusal {\n        message\n      }\n    }\n  }\n": types.InviteStaffAgainDocument,
    "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ChangeStaffDocument,
    "\n  mutation EndStaffSessions($uid: ID!) {\n    endStaffSessions(uid: $uid) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.EndStaffSessionsDocument,
    "\n  mutation ChangeStaffMembers($input: DeskStaffInBulkInput!) {\n    changeStaffMembers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeStaffMembersDocument,
    "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n": types.StaffRightsDocument,
    "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      rolesFrom\n      version\n    }\n  }\n": types.StaffDocument,
    "\n  fragment TermsOfMarket on DeskTerms {\n    market\n    seen\n    users\n    versions {\n      version\n      standing\n      begins\n      ends\n      markets\n      agreed\n      words {\n        language\n        title\n        body\n      }\n    }\n    draft {\n      version\n      changedAt\n      publishAt\n      changedBy\n      words {\n        language\n        title\n        body\n      }\n    }\n  }\n": types.TermsOfMarketFragmentDoc,
    "\n  query Terms($market: String!) {\n    terms(market: $market) {\n      ...TermsOfMarket\n    }\n  }\n": types.TermsDocument,
    "\n  query TermsNotAgreed($market: String!, $first: Int!, $after: String) {\n    termsNotAgreed(market: $market, first: $first, after: $after) {\n      items {\n        uid\n        name\n        companyName\n      }\n      total\n      isMore\n      next\n    }\n  }\n": types.TermsNotAgreedDocument,
    "\n  mutation SaveTerms($input: SaveTermsInput!) {\n    saveTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SaveTermsDocument,
    "\n  mutation PublishTerms($input: PublishTermsInput!) {\n    publishTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.PublishTermsDocument,
    "\n  mutation StopTermsPlan($input: SeenTermsInput!) {\n    stopTermsPlan(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.StopTermsPlanDocument,
    "\n  mutation DropTermsDraft($input: SeenTermsInput!) {\n    dropTermsDraft(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropTermsDraftDocument,
    "\n  query Claim($number: ID!) {\n    claim(number: $number) {\n      number\n      version\n      order\n      deliveryDay\n      invoice\n      shipToName\n      currency\n      payment\n      today\n      state\n      expectedMinor\n      language\n      aloneUpToMinor\n      isErpOwned\n      replacements\n      lines {\n        lineNo\n        sku\n        name\n        reason\n        delivered\n        claimed\n        credited\n        most\n        replaced\n        unitPriceMinor\n        unitDepositMinor\n        vatPct\n        photos\n      }\n      credits {\n        number\n        at\n        boxes\n        totalMinor\n      }\n      proposals {\n        id\n        state\n        by\n        at\n        lines {\n          lineNo\n          boxes\n        }\n        totalMinor\n        words\n        isSolving\n        decidedBy\n        decidedAt\n        why\n        document\n        may\n      }\n    }\n  }\n": types.ClaimDocument,
    "\n  mutation ProposeCredit($input: DeskProposeCreditInput!) {\n    proposeCredit(input: $input) {\n      refusal {\n        code\n        lineNo\n        message\n      }\n    }\n  }\n": types.ProposeCreditDocument,
    "\n  mutation ApproveCredit($input: DeskApproveCreditInput!) {\n    approveCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.ApproveCreditDocument,
    "\n  mutation DeclineCredit($input: DeskDeclineCreditInput!) {\n    declineCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.DeclineCreditDocument,
    "\n  mutation WithdrawCredit($input: DeskWithdrawCreditInput!) {\n    withdrawCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.WithdrawCreditDocument,
    "\n  query TicketTemplates {\n    ticketTemplates {\n      id\n      title\n      cs\n      sk\n      en\n      version\n      changedBy\n      changedAt\n    }\n  }\n": types.TicketTemplatesDocument,
    "\n  mutation SaveTicketTemplate($input: DeskSaveTemplateInput!) {\n    saveTicketTemplate(input: $input) {\n      refusal {\n        code\n        field\n        message\n      }\n    }\n  }\n": types.SaveTicketTemplateDocument,
    "\n  mutation RemoveTicketTemplate($input: DeskRemoveTemplateInput!) {\n    removeTicketTemplate(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n": types.RemoveTicketTemplateDocument,
    "\n  fragment AllTicketTargets on DeskTicketTargets {\n    categories {\n      id\n      name\n      seen\n      rows {\n        validFrom\n        answerMinutes\n        solutionMinutes\n        standing\n        setBy\n        setAt\n      }\n    }\n    hours {\n      market\n      weekdays\n      from\n      to\n    }\n  }\n": types.AllTicketTargetsFragmentDoc,
    "\n  query TicketTargets {\n    ticketTargets {\n      ...AllTicketTargets\n    }\n  }\n": types.TicketTargetsDocument,
    "\n  mutation SetTicketTarget($input: DeskSetTicketTargetInput!) {\n    setTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.SetTicketTargetDocument,
    "\n  mutation DropTicketTarget($input: DeskDropTicketTargetInput!) {\n    dropTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n": types.DropTicketTargetDocument,
    "\n  query TicketFigures($from: String!, $to: String!) {\n    ticketFigures(from: $from, to: $to) {\n      isMore\n      items {\n        category\n        tickets\n        answers {\n          inTime\n          late\n          open\n          share\n        }\n        solutions {\n          inTime\n          late\n          open\n          share\n        }\n      }\n    }\n  }\n": types.TicketFiguresDocument,
    "\n  mutation ChangeTickets($input: DeskTicketsInBulkInput!) {\n    changeTickets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n": types.ChangeTicketsDocument,
    "\n  query Ticket($number: ID!) {\n    ticket(number: $number) {\n      version\n      description\n      sentAt\n      steps\n      order\n      invoice\n      delivery\n      mergedInto\n      row {\n        number\n        title\n        status\n        isAnswered\n        opened\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToId\n        shipToName\n        companyName\n        assignee {\n          uid\n          name\n        }\n      }\n      person {\n        name\n        phone\n        language\n      }\n      said {\n        id\n        at\n        kind\n        by\n        text\n      }\n      files {\n        id\n        name\n        bytes\n        at\n      }\n      others {\n        number\n        title\n        status\n      }\n    }\n  }\n": types.TicketDocument,
    "\n  mutation AnswerTicket($input: DeskAnswerTicketInput!) {\n    answerTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AnswerTicketDocument,
    "\n  mutation ChangeTicket($input: DeskChangeTicketInput!) {\n    changeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.ChangeTicketDocument,
    "\n  mutation AssignTicket($input: DeskAssignTicketInput!) {\n    assignTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AssignTicketDocument,
    "\n  mutation MergeTicket($input: DeskMergeTicketInput!) {\n    mergeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.MergeTicketDocument,
    "\n  mutation AddTicketNote($input: DeskTicketNoteInput!) {\n    addTicketNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.AddTicketNoteDocument,
    "\n  fragment TicketClocks on DeskTicketClocks {\n    answer {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n    solution {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n  }\n": types.TicketClocksFragmentDoc,
    "\n  query Tickets($filter: DeskTicketFilter!, $ascending: Boolean!, $byTimeLeft: Boolean!, $first: Int!, $after: String) {\n    tickets(filter: $filter, ascending: $ascending, byTimeLeft: $byTimeLeft, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        title\n        status\n        isAnswered\n        opened\n        openedAt\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToName\n        companyName\n        caller\n        assignee {\n          uid\n          name\n        }\n        creditWaiting {\n          minor\n          currency\n        }\n      }\n    }\n  }\n": types.TicketsDocument,
    "\n  query TicketChoices {\n    ticketChoices {\n      categories {\n        id\n        name\n      }\n      people {\n        uid\n        name\n      }\n    }\n  }\n": types.TicketChoicesDocument,
    "\n  query MissingRegulars($cutOff: DeskCutOffInput!, $first: Int!, $after: String) {\n    missingRegulars(cutOff: $cutOff, first: $first, after: $after) {\n      regular\n      missing\n      orders\n      drafts\n      next\n      items {\n        shipToId\n        shipToName\n        city\n        companyName\n        isRegular\n        times\n        weeks\n        usualPallets\n        usualLitres\n        person {\n          uid\n          name\n          phone\n        }\n        cart {\n          updatedAt\n          lines\n          netMinor\n          currency\n        }\n        remindedAt\n      }\n    }\n  }\n": types.MissingRegularsDocument,
    "\n  mutation RemindPlace($input: DeskReminderInput!) {\n    remindPlace(input: $input) {\n      remindedAt\n      refusal {\n        message\n      }\n    }\n  }\n": types.RemindPlaceDocument,
    "\n  query WeekFigures($day: String!) {\n    weekFigures(day: $day) {\n      from\n      to\n      items {\n        day\n        method\n        currency\n        orders\n        ordersBefore\n        litres\n        litresBefore\n        netMinor\n        netMinorBefore\n      }\n    }\n  }\n": types.WeekFiguresDocument,
    "\n  query BulkBatch($id: ID!) {\n    bulkBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        id\n        name\n        message\n      }\n    }\n  }\n": types.BulkBatchDocument,
    "\n  query BulkBatches($list: DeskBulkList!) {\n    bulkBatches(list: $list) {\n      id\n      act\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n": types.BulkBatchesDocument,
    "\n  query Columns {\n    columns {\n      list\n      shown\n      hidden\n    }\n  }\n": types.ColumnsDocument,
    "\n  mutation SaveColumns($input: SaveColumnsInput!) {\n    saveColumns(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.SaveColumnsDocument,
    "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n": types.ViewsDocument,
    "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n": types.SaveViewDocument,
    "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n": types.RemoveViewDocument,
    "\n  query CutOffs {\n    cutOffs {\n      kind\n      day\n      orderBy\n      markets\n    }\n  }\n": types.CutOffsDocument,
    "\n  query FoundPlaces($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n      companyName\n    }\n  }\n": types.FoundPlacesDocument,
    "\n  query FoundCustomers($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n    }\n    foundCompanies(text: $text) {\n      id\n      name\n      city\n    }\n  }\n": types.FoundCustomersDocument,
    "\n  query FoundGoods($text: String!) {\n    foundGoods(text: $text) {\n      sku\n      name\n    }\n  }\n": types.FoundGoodsDocument,
    "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      drives\n      companies\n    }\n  }\n": types.MeDocument,
    "\n  query PaymentsOwner {\n    arePaymentsErpOwned\n  }\n": types.PaymentsOwnerDocument,
    "\n  mutation OpenPaper($input: OpenPaperInput!) {\n    openPaper(input: $input) {\n      link\n    }\n  }\n": types.OpenPaperDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($filter: AuditFilter!, $first: Int!, $after: String) {\n    auditEntries(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        at\n        by {\n          uid\n          name\n          isStaff\n        }\n        inNameOf\n        action\n        kind\n        subject\n        subjectName\n        company\n        reason\n        address\n        browser\n        system\n        requestId\n        notUndone {\n          code\n          message\n        }\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAuditEntry($input: UndoAuditEntryInput!) {\n    undoAuditEntry(input: $input) {\n      refusal {\n        code\n        message\n      }\n      changes {\n        what\n        name\n        before\n        after\n        reason\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UndoAuditEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandOfPortal on DeskBrand {\n    seen\n    look {\n      name\n      main\n      deep\n      accent\n      logo\n    }\n    contacts {\n      market\n      sender\n      address\n      replyTo\n      phone\n      email\n      hours {\n        weekdays\n        from\n        to\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BrandOfPortalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Brand {\n    brand {\n      ...BrandOfPortal\n    }\n  }\n"): typeof import('./graphql.ts').BrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBrand($input: SetBrandInput!) {\n    setBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropBrand($input: DropBrandInput!) {\n    dropBrand(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContacts($input: SetContactsInput!) {\n    setContacts(input: $input) {\n      brand {\n        ...BrandOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetContactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToldChange on DeliveryChange {\n    id\n    typeOfChange\n    day\n    newDay\n    orderBy\n    kinds\n    scope {\n      market\n      customerType\n      companies\n      shipTos\n      zips\n    }\n    reasons {\n      cs\n      sk\n      en\n    }\n    places\n    closedPlaces\n    placeName\n    orders\n    publishedBy\n    publishedAt\n    takenBackAt\n    takenBackBy\n    takenBackReason\n    mayTakeBack\n  }\n"): typeof import('./graphql.ts').ToldChangeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TouchedRow on TouchedPlace {\n    shipToId\n    name\n    city\n    zip\n    kinds\n    carts {\n      method\n      owner\n      changedAt\n    }\n    orders {\n      number\n      method\n      day\n      pallets\n    }\n  }\n"): typeof import('./graphql.ts').TouchedRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryChanges($standing: DeliveryChangeStanding!, $after: String) {\n    deliveryChanges(standing: $standing, first: 50, after: $after) {\n      total\n      next\n      items {\n        ...ToldChange\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryChange($id: ID!, $after: String) {\n    deliveryChange(id: $id, first: 50, after: $after) {\n      next\n      change {\n        ...ToldChange\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryChangePreview($change: DeliveryChangeInput!, $after: String) {\n    deliveryChangePreview(change: $change, first: 50, after: $after) {\n      refusal {\n        code\n        message\n        field\n      }\n      places\n      closedPlaces\n      changedAlready\n      carts\n      orders\n      seen\n      next\n      orderBys {\n        market\n        kind\n        orderBy\n      }\n      touched {\n        ...TouchedRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryChangePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishDeliveryChange($input: PublishDeliveryChangeInput!) {\n    publishDeliveryChange(input: $input) {\n      change {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PublishDeliveryChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackDeliveryChange($input: TakeBackDeliveryChangeInput!) {\n    takeBackDeliveryChange(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TakeBackDeliveryChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Insteads {\n    deliveryChanges(standing: ahead, first: 100) {\n      items {\n        newDay\n        takenBackAt\n        scope {\n          market\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InsteadsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment YearOfHolidays on HolidayYear {\n    market\n    year\n    isKnown\n    seen\n    days {\n      day\n      name\n      nameEn\n      isDayOff\n      shops\n      doubt\n    }\n  }\n"): typeof import('./graphql.ts').YearOfHolidaysFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HolidayYear($market: String!, $year: Int!) {\n    holidayYear(market: $market, year: $year) {\n      ...YearOfHolidays\n    }\n  }\n"): typeof import('./graphql.ts').HolidayYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmHolidayYear($input: ConfirmHolidayYearInput!) {\n    confirmHolidayYear(input: $input) {\n      year {\n        ...YearOfHolidays\n      }\n      refusal {\n        code\n        message\n        day\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmHolidayYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LeadTimeStanding on LeadTimeOfKind {\n    kind\n    methods\n    seen\n    rows {\n      validFrom\n      cutOff\n      days\n      standing\n      setBy\n      setAt\n    }\n  }\n"): typeof import('./graphql.ts').LeadTimeStandingFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeadTimes {\n    leadTimes {\n      ...LeadTimeStanding\n    }\n  }\n"): typeof import('./graphql.ts').LeadTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLeadTime($input: SetLeadTimeInput!) {\n    setLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetLeadTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropLeadTime($input: DropLeadTimeInput!) {\n    dropLeadTime(input: $input) {\n      leadTimes {\n        ...LeadTimeStanding\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropLeadTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Callers($text: String!, $seesUsers: Boolean!) {\n    shipTos(filter: { text: $text }, first: 20) {\n      items {\n        id\n        name\n        companyName\n        city\n        isSuspended\n      }\n    }\n    customerUsers(filter: { text: $text }, first: 20) @include(if: $seesUsers) {\n      items {\n        uid\n        firstName\n        lastName\n        phone\n        places {\n          shipToId\n          shipToName\n          companyName\n          roleName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CallersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Call($shipToId: ID!) {\n    call(shipToId: $shipToId) {\n      shipToId\n      shipToName\n      companyId\n      companyName\n      isSuspended\n      suspendedReason\n      money {\n        currency\n        unpaidMinor\n        overdueMinor\n        creditLimitMinor\n        usedPercent\n        isOverLimit\n      }\n      invoices {\n        number\n        due\n        daysLate\n        openMinor\n      }\n      carts {\n        uid\n        name\n        updatedAt\n        method\n        day\n        netMinor\n        pallets\n        mostPallets\n        kilograms\n        mayOrder\n        obstacles\n        orderBy\n        lines {\n          sku\n          name\n          boxes\n          netMinor\n        }\n      }\n      deliveries {\n        day\n        method\n        orderBy\n        order {\n          number\n          state\n          pallets\n        }\n      }\n      orders {\n        number\n        day\n        state\n        netMinor\n        currency\n      }\n      orderCount\n      tickets {\n        number\n        title\n        status\n      }\n      people {\n        uid\n        name\n        phone\n        language\n        roleName\n        mayOrder\n      }\n      empties {\n        code\n        name\n        units\n        depositMinor\n      }\n      notes {\n        id\n        at\n        by\n        caller\n        text\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCallNote($input: DeskCallNoteInput!) {\n    addCallNote(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddCallNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderOnBehalf($input: DeskOnBehalfInput!) {\n    orderOnBehalf(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderOnBehalfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DatedCapacity on CapacityRuleOf {\n    market\n    customerType\n    method\n    currency\n    seen\n    rows {\n      validFrom\n      validTo\n      limits {\n        minPallets\n        maxPallets\n        minKg\n        maxKg\n        orderValueMinor\n        minLitres\n        maxLitres\n      }\n      standing\n      setBy\n      setAt\n    }\n  }\n"): typeof import('./graphql.ts').DatedCapacityFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TriedLoad on CapacityTrialLoad {\n    boxes\n    palletThousandths\n    grams\n    millilitres\n    netMinor\n  }\n"): typeof import('./graphql.ts').TriedLoadFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CapacityRules {\n    capacityRules {\n      ...DatedCapacity\n    }\n  }\n"): typeof import('./graphql.ts').CapacityRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CapacityTrial($shipToId: ID!, $lines: [CapacityTrialLineInput!]) {\n    capacityTrial(shipToId: $shipToId, lines: $lines) {\n      shipToId\n      shipToName\n      market\n      customerType\n      tankLitresInstalled\n      carts {\n        id\n        method\n        day\n        updatedAt\n        isWholesale\n        load {\n          ...TriedLoad\n        }\n      }\n      lines {\n        ...TriedLoad\n      }\n      unknown\n    }\n  }\n"): typeof import('./graphql.ts').CapacityTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CapacityEffect($input: CapacityEffectInput!) {\n    capacityEffect(input: $input) {\n      orders\n      isMore\n      failing\n      failingNow\n      places\n      placesFailing\n    }\n  }\n"): typeof import('./graphql.ts').CapacityEffectDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCapacityRule($input: SetCapacityRuleInput!) {\n    setCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetCapacityRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropCapacityRule($input: DropCapacityRuleInput!) {\n    dropCapacityRule(input: $input) {\n      rules {\n        ...DatedCapacity\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropCapacityRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlannedContent {\n    contents(filter: { state: planned }, first: 1) {\n      total\n      isMore\n    }\n  }\n"): typeof import('./graphql.ts').PlannedContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewContent($input: DeskContentPreviewInput!) {\n    previewContent(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PreviewContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeContents($input: DeskContentsInBulkInput!) {\n    changeContents(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentOrder($kind: DeskContentKind!) {\n    contentOrder(kind: $kind) {\n      key\n      title\n      section\n      isPublished\n    }\n  }\n"): typeof import('./graphql.ts').ContentOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArrangeContent($input: ArrangeContentInput!) {\n    arrangeContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').ArrangeContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Content($kind: DeskContentKind!, $key: ID!) {\n    content(kind: $kind, key: $key) {\n      row {\n        ...ContentRow\n      }\n      version\n      isPublished\n      isDraft\n      words {\n        language\n        title\n        body\n        section\n        originalChangedAt\n      }\n      sort\n      tone\n      link\n      file\n      isPublic\n      isNewCapability\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentAnswer on DeskContentAnswer {\n    key\n    refusal {\n      code\n      message\n      field\n    }\n  }\n"): typeof import('./graphql.ts').ContentAnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveContent($input: SaveContentInput!) {\n    saveContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').SaveContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopContentPlan($input: SeenContentInput!) {\n    stopContentPlan(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').StopContentPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmContentWords($input: ConfirmContentWordsInput!) {\n    confirmContentWords(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmContentWordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContentRow on DeskContentRow {\n    id\n    kind\n    key\n    title\n    markets\n    state\n    translations {\n      language\n      isOriginal\n      state\n    }\n    validFrom\n    validTo\n    publishAt\n    changedAt\n    changedBy\n  }\n"): typeof import('./graphql.ts').ContentRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contents($filter: DeskContentFilter!, $first: Int!, $after: String) {\n    contents(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ContentRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ContentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishContent($input: PublishContentInput!) {\n    publishContent(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').PublishContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeContentBack($input: SeenContentInput!) {\n    takeContentBack(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').TakeContentBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropContentDraft($input: SeenContentInput!) {\n    dropContentDraft(input: $input) {\n      ...ContentAnswer\n    }\n  }\n"): typeof import('./graphql.ts').DropContentDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTextPicture($input: AddTextPictureInput!) {\n    addTextPicture(input: $input) {\n      address\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddTextPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCompanies($input: DeskCompaniesInBulkInput!) {\n    changeCompanies(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCustomerUsers($input: DeskCustomerUsersInBulkInput!) {\n    changeCustomerUsers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeCustomerUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindShipTos($text: String!) {\n    shipTos(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        companyName\n        city\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindShipTosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindCompanies($text: String!) {\n    companies(filter: { text: $text }, first: 5) {\n      items {\n        id\n        name\n        city\n        ico\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindCompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindUsers($text: String!) {\n    customerUsers(filter: { text: $text }, first: 5) {\n      items {\n        uid\n        firstName\n        lastName\n        email\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NearLimit {\n    companies(filter: { isNearLimit: true }, first: 1) {\n      total\n      isMore\n    }\n  }\n"): typeof import('./graphql.ts').NearLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewCustomer($companyId: ID) {\n    newCustomer(companyId: $companyId) {\n      isErpOwned\n      mayCreateCompany\n      number\n      erpNumber\n      dueDays\n      paymentMethod\n    }\n  }\n"): typeof import('./graphql.ts').NewCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompany($input: DeskNewCompanyInput!) {\n    createCompany(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateShipTo($input: DeskNewShipToInput!) {\n    createShipTo(input: $input) {\n      id\n      existing {\n        id\n        name\n      }\n      refusals {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateShipToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportCustomerUser($input: DeskPersonInput!) {\n    exportCustomerUser(input: $input) {\n      file {\n        name\n        content\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExportCustomerUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnonymiseCustomerUser($input: DeskAnonymiseInput!) {\n    anonymiseCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AnonymiseCustomerUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeShipTo($input: DeskShipToInput!) {\n    changeShipTo(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeShipToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeCompany($input: DeskCompanyInput!) {\n    changeCompany(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceListsOfCustomers {\n    priceListsOfCustomers {\n      code\n      currency\n    }\n  }\n"): typeof import('./graphql.ts').PriceListsOfCustomersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetShipToSuspended($input: DeskSuspensionInput!) {\n    setShipToSuspended(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetShipToSuspendedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCompanyTerms($input: DeskTermsInput!) {\n    setCompanyTerms(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetCompanyTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CustomerChange on DeskCustomerChange {\n    at\n    by\n    action\n    reason\n    changes {\n      what\n      before\n      after\n    }\n  }\n"): typeof import('./graphql.ts').CustomerChangeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShipTo($id: ID!) {\n    shipTo(id: $id) {\n      row {\n        ...ShipToRow\n      }\n      version\n      isErpOwned\n      country\n      types\n      kind\n      gln\n      deliveryWindow\n      isTankEnabled\n      isUnfilteredEnabled\n      isSmallTruckAllowed\n      tankLitresInstalled\n      methods\n      suspendedReason\n      companyErpNumber\n      dueDays\n      paymentMethod\n      salespeople\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShipToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Company($id: ID!) {\n    company(id: $id) {\n      row {\n        id\n        erpNumber\n        name\n        city\n        market\n        customerType\n        ico\n        priceList\n        shipToCount\n        userCount\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n      version\n      isErpOwned\n      street\n      zip\n      country\n      dic\n      icDph\n      gln\n      iban\n      invoiceEmail\n      dueDays\n      paymentMethod\n      shipTos {\n        ...ShipToRow\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShipToRow on DeskShipToRow {\n    id\n    name\n    companyId\n    companyName\n    street\n    city\n    zip\n    market\n    customerType\n    priceList\n    weekdays {\n      standard\n      truck\n      tank\n      unfiltered\n    }\n    isSuspended\n    unpaidMinor\n    money {\n      currency\n      unpaidMinor\n      overdueMinor\n      creditLimitMinor\n      usedPercent\n      isOverdue\n      isOverLimit\n    }\n    lastOrderAt\n  }\n"): typeof import('./graphql.ts').ShipToRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShipTos($filter: DeskShipToFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    shipTos(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ShipToRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShipTosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Companies($filter: DeskCompanyFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    companies(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        erpNumber\n        name\n        city\n        market\n        ico\n        priceList\n        shipToCount\n        userCount\n        hasMoreUsers\n        salespeople\n        money {\n          currency\n          unpaidMinor\n          overdueMinor\n          creditLimitMinor\n          usedPercent\n          isOverdue\n          isOverLimit\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerUsers($filter: DeskCustomerUserFilter!, $ascending: Boolean!, $first: Int!, $after: String) {\n    customerUsers(filter: $filter, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          isSuspended\n          roleName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CustomerUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerUser($uid: ID!) {\n    customerUser(uid: $uid) {\n      row {\n        uid\n        firstName\n        lastName\n        email\n        phone\n        language\n        status\n        isKeyUser\n        lastSignInAt\n        companies {\n companyId\n companyName\n status\n }\nplaces {\n          shipToId\n          shipToName\n          companyId\n          companyName\n          roleId\n          roleName\n          permissions\n        }\n      }\n      history {\n        ...CustomerChange\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CustomerUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerRoles {\n    customerRoles {\n      id\n      name\n      customerTypes\n    }\n  }\n"): typeof import('./graphql.ts').CustomerRolesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteCustomerUser($input: DeskInviteUserInput!) {\n    inviteCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InviteCustomerUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCustomerUserStatus($input: DeskUserStatusInput!) {\n    setCustomerUserStatus(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetCustomerUserStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCustomerUserRole($input: DeskUserRoleInput!) {\n    setCustomerUserRole(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetCustomerUserRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HelpCustomerUser($input: DeskHelpUserInput!) {\n    helpCustomerUser(input: $input) {\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').HelpCustomerUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetWeekdays($input: DeskWeekdayInput!) {\n    setWeekdays(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetWeekdaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekdayBatch($id: ID!) {\n    weekdayBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        shipToId\n        name\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WeekdayBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekdayBatches {\n    weekdayBatches {\n      id\n      kind\n      action\n      weekdays\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n"): typeof import('./graphql.ts').WeekdayBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBundles($input: DeskBundlesInBulkInput!) {\n    changeBundles(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeBundlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeLeaflets($input: DeskLeafletsInBulkInput!) {\n    changeLeaflets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeLeafletsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bundles($filter: DeskDealFilter!, $first: Int!, $after: String) {\n    bundles(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        markets\n        rule\n        discountPercent\n        validFrom\n        validTo\n        maxPackages\n        itemCount\n        packagesOrdered\n        state\n        hasDraft\n        isWaiting\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BundlesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bundle($sku: ID!) {\n    bundle(sku: $sku) {\n      sku\n      name\n      markets\n      state\n      packagesOrdered\n      aloneUpTo\n      version\n      weeks {\n        monday\n        packages\n      }\n      offer {\n        ...DealOffer\n      }\n      draft {\n        isWaiting\n        writtenBy\n        writtenAt\n        isOwn\n        offer {\n          ...DealOffer\n        }\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n  fragment DealOffer on DeskDealOffer {\n    rule\n    discountPercent\n    validFrom\n    validTo\n    maxPackages\n    minBoxes\n    maxBoxes\n    items {\n      sku\n      name\n      isMandatory\n      defaultBoxes\n      minBoxes\n      maxBoxes\n    }\n  }\n"): typeof import('./graphql.ts').BundleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBundle($input: DeskSaveDealInput!) {\n    saveBundle(input: $input) {\n      deal {\n        draft {\n          isWaiting\n        }\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveBundleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveBundle($input: DeskDealMoveInput!) {\n    approveBundle(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApproveBundleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropBundleDraft($input: DeskDealMoveInput!) {\n    dropBundleDraft(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropBundleDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PromoLeaflets($filter: DeskLeafletFilter!, $first: Int!, $after: String) {\n    promoLeaflets(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      isErpOwned\n      aloneUpTo\n      items {\n        id\n        name\n        priceList\n        currency\n        sku\n        productName\n        baseMinor\n        yourMinor\n        promoMinor\n        percent\n        isInsideDelivery\n        validFrom\n        validTo\n        state\n        changesFrom\n        writtenBy\n        isOwn\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PromoLeafletsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferLists {\n    priceLists(first: 200) {\n      items {\n        code\n        currency\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveLeaflet($input: DeskSaveLeafletInput!) {\n    saveLeaflet(input: $input) {\n      id\n      state\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveLeafletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveLeaflet($input: DeskLeafletMoveInput!) {\n    approveLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApproveLeafletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndLeaflet($input: DeskLeafletMoveInput!) {\n    endLeaflet(input: $input) {\n      state\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EndLeafletDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferTrial($input: DeskOfferTrialInput!) {\n    offerTrial(input: $input) {\n      shipToName\n      companyName\n      priceList\n      currency\n      day\n      method\n      methods\n      netMinor\n      savedMinor\n      vatMinor\n      depositMinor\n      totalMinor\n      obstacles {\n        code\n        message\n        sku\n      }\n      lines {\n        sku\n        name\n        insideOf\n        boxes\n        baseMinor\n        yourMinor\n        leafletMinor\n        leafletName\n        dealMinor\n        unitMinor\n        netMinor\n        wins\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryDays($from: String!) {\n    deliveryDays(from: $from) {\n      day\n      orders\n      unconfirmed\n      pallets\n      kilograms\n      places\n      payloadKilograms\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeliveryBoard($day: String!) {\n    deliveryBoard(day: $day) {\n      day\n      version\n      orders {\n        number\n        shipToName\n        city\n        zip\n        window\n        method\n        state\n        pallets\n        kilograms\n        litres\n        netMinor\n        currency\n      }\n      rounds {\n        vehicleId\n        plate\n        name\n        places\n        payloadKilograms\n        absence\n        driverId\n        driverName\n        driverAbsence\n        departsAt\n        stops\n        pallets\n        kilograms\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliveryBoardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlanStops($input: PlanStopsInput!) {\n    planStops(input: $input) {\n      board {\n        version\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlanStopsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRound($input: SaveRoundInput!) {\n    saveRound(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveRoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeDriverCode($input: DriverCodeInput!) {\n    makeDriverCode(input: $input) {\n      code\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MakeDriverCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Fleet {\n    fleet {\n      vehicles {\n        id\n        plate\n        name\n        places\n        payloadKilograms\n        hasLift\n        haulier\n        driverId\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        version\n      }\n      drivers {\n        id\n        name\n        phone\n        account\n        haulier\n        weekdays\n        outFrom\n        outTo\n        outReason\n        isActive\n        passkeys {\n          id\n          name\n          createdAt\n          lastUsedAt\n        }\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FleetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveVehicle($input: SaveVehicleInput!) {\n    saveVehicle(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveVehicleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveDriver($input: SaveDriverInput!) {\n    saveDriver(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveDriverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDriverPasskey($input: RemoveDriverPasskeyInput!) {\n    removeDriverPasskey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveDriverPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmptiesDeposit on DeskEmptiesDeposit {\n    code\n    name\n    market\n    currency\n    isErpOwned\n    seen\n    rows {\n      validFrom\n      validTo\n      depositMinor\n      standing\n    }\n  }\n"): typeof import('./graphql.ts').EmptiesDepositFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmptiesDeposits {\n    emptiesDeposits {\n      ...EmptiesDeposit\n    }\n  }\n"): typeof import('./graphql.ts').EmptiesDepositsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEmptiesDeposit($input: SetEmptiesDepositInput!) {\n    setEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetEmptiesDepositDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropEmptiesDeposit($input: DropEmptiesDepositInput!) {\n    dropEmptiesDeposit(input: $input) {\n      deposits {\n        ...EmptiesDeposit\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropEmptiesDepositDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataExports($first: Int!, $after: String) {\n    dataExports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        state\n        by\n        reason\n        createdAt\n        expiresAt\n        steps\n        stepsDone\n        rows\n        files\n        bytes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DataExportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginDataExport($input: BeginDataExportInput!) {\n    beginDataExport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BeginDataExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenDataExport($input: OpenDataExportInput!) {\n    openDataExport(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OpenDataExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportKinds {\n    importKinds {\n      kind\n      template\n      key\n      isErpOwned\n      isIntoDrafts\n      columns {\n        name\n        means\n        unit\n        values\n        isNeeded\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ImportKindsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataImports($first: Int!, $after: String) {\n    dataImports(first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        ...ImportFacts\n      }\n    }\n  }\n  fragment ImportFacts on DataImport {\n    id\n    kind\n    fileName\n    state\n    version\n    created\n    changed\n    unchanged\n    refused\n    draftIds\n    triedBy\n    triedAt\n    writtenBy\n    writtenAt\n    undoneBy\n    undoneAt\n    notUndone {\n      code\n      message\n    }\n  }\n"): typeof import('./graphql.ts').DataImportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataImport($id: ID!) {\n    dataImport(id: $id) {\n      ...ImportFacts\n    }\n  }\n"): typeof import('./graphql.ts').DataImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DataImportRows($id: ID!, $state: DataImportRowState, $first: Int!, $after: String) {\n    dataImportRows(id: $id, state: $state, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        line\n        key\n        state\n        fields {\n          column\n          before\n          after\n        }\n        faults {\n          column\n          value\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DataImportRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryDataImport($input: TryDataImportInput!) {\n    tryDataImport(input: $input) {\n      import {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TryDataImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteDataImport($input: WriteDataImportInput!) {\n    writeDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WriteDataImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropDataImport($input: DropDataImportInput!) {\n    dropDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropDataImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoDataImport($input: UndoDataImportInput!) {\n    undoDataImport(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UndoDataImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceKeys {\n    serviceKeys {\n      id\n      name\n      rights\n      prefix\n      standing\n      expiresAt\n      lastUsedAt\n    }\n  }\n"): typeof import('./graphql.ts').ServiceKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CustomerKeys($text: String, $first: Int!, $after: String) {\n    customerKeys(text: $text, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        companyId\n        companyName\n        owner\n        permissions\n        shipToCount\n        prefix\n        standing\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CustomerKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookEndpoints($first: Int!) {\n    webhookEndpoints(first: $first) {\n      items {\n        id\n        companyId\n        companyName\n        owner\n        url\n        topics\n        shipToCount\n        isOn\n        failingSince\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookEndpointsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($state: DeskWebhookDeliveryState, $first: Int!, $after: String) {\n    webhookDeliveries(state: $state, first: $first, after: $after) {\n      total\n      next\n      items {\n        id\n        companyId\n        companyName\n        host\n        type\n        about\n        createdAt\n        attempts\n        nextAttempt\n        statusCode\n        problem\n        state\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeServiceKey($input: MakeServiceKeyInput!) {\n    makeServiceKey(input: $input) {\n      secret\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MakeServiceKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeServiceKey($input: RevokeServiceKeyInput!) {\n    revokeServiceKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RevokeServiceKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeCustomerKey($input: RevokeCustomerKeyInput!) {\n    revokeCustomerKey(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RevokeCustomerKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {\n    repeatWebhookDelivery(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RepeatWebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Integrations {\n    integrations {\n      name\n      state\n      lookedAt\n      isBuiltIn\n      waiting\n      refused\n      oldest\n      lastSent\n      lastSignIn\n      keys\n      lastError\n    }\n  }\n"): typeof import('./graphql.ts').IntegrationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ErpMessages($standing: ErpMessageStanding!, $after: String, $first: Int!) {\n    erpMessages(standing: $standing, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        orderNumber\n        company\n        at\n        attempts\n        nextAttempt\n        state\n        since\n        error\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ErpMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ErpMessageBody($id: ID!) {\n    erpMessageBody(id: $id)\n  }\n"): typeof import('./graphql.ts').ErpMessageBodyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendErpMessages($input: SendErpMessagesInput!) {\n    sendErpMessages(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendErpMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetErpMessageAside($input: SetErpMessageAsideInput!) {\n    setErpMessageAside(input: $input) {\n      count\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetErpMessageAsideDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductLimits($filter: DeskLimitFilter!, $first: Int!, $after: String) {\n    productLimits(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        shipToId\n        shipToName\n        companyName\n        sku\n        productName\n        maxBoxes\n        boxesOrdered\n        validFrom\n        validTo\n        standing\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductLimitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProductLimit($input: SetProductLimitInput!) {\n    setProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetProductLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropProductLimit($input: DropProductLimitInput!) {\n    dropProductLimit(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropProductLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeProductLimits($input: DeskLimitsInBulkInput!) {\n    changeProductLimits(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeProductLimitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMaterials($input: DeskMaterialsInBulkInput!) {\n    changeMaterials(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeMaterialsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Materials($filter: DeskMaterialFilter!, $first: Int!, $after: String) {\n    materials(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        key\n        title\n        format\n        brand\n        markets\n        cover\n        isRetired\n        bytes\n        downloads\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MaterialsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MaterialChoices {\n    materialChoices {\n      folders {\n        folder\n        name\n        materials\n      }\n      permissions {\n        code\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MaterialChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Material($key: ID!) {\n    material(key: $key) {\n      key\n      version\n      brand\n      folder\n      markets\n      permission\n      seconds\n      cover\n      isRetired\n      words {\n        language\n        title\n        description\n      }\n      files {\n        position\n        name\n        bytes\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMaterial($input: SaveMaterialInput!) {\n    saveMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetireMaterial($input: RetireMaterialInput!) {\n    retireMaterial(input: $input) {\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RetireMaterialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenMaterialFile($input: OpenMaterialFileInput!) {\n    openMaterialFile(input: $input) {\n      link\n    }\n  }\n"): typeof import('./graphql.ts').OpenMaterialFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderChangePreview($input: DeskOrderChangePreviewInput!) {\n    orderChangePreview(input: $input) {\n      change {\n        changeUntil\n        methods\n        before {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        after {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        lines {\n          sku\n          name\n          boxesBefore\n          boxes\n          unitPriceMinorBefore\n          unitPriceMinor\n          netMinorBefore\n          netMinor\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderChangePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrder($input: DeskChangeOrderInput!) {\n    changeOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimDelivery($input: DeskClaimDeliveryInput!) {\n    claimDelivery(input: $input) {\n      number\n      refusal {\n        lineNo\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClaimDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindOrders($text: String!) {\n    orders(filter: { text: $text }, first: 5) {\n      items {\n        number\n        shipToName\n        companyName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderWork($filter: DeskOrderFilter!) {\n    orders(filter: $filter, sort: created, ascending: true, first: 1) {\n      total\n      isMore\n      items {\n        createdAt\n        deliveryDate\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderWorkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Handover($orderNumber: ID!) {\n    handover(orderNumber: $orderNumber) {\n      driverName\n      notedAt\n      takenAt\n      receivedBy\n      signature\n      photos\n    }\n  }\n"): typeof import('./graphql.ts').HandoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReplacementPreview($input: DeskReplacementPreviewInput!) {\n    replacementPreview(input: $input) {\n      replacement {\n        deliveryDate\n        method\n        methods\n        lines {\n          lineNo\n          sku\n          name\n          short\n          boxes\n          unitPriceMinor\n          claims {\n            ticket\n            boxes\n            credited\n          }\n        }\n        sums {\n          netMinor\n          totalMinor\n          pallets\n          kilograms\n        }\n        obstacles {\n          code\n          message\n          sku\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReplacementPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateReplacement($input: DeskCreateReplacementInput!) {\n    createReplacement(input: $input) {\n      replacement\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateReplacementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Shortage($input: DeskShortageInput!) {\n    shortage(input: $input) {\n      sku\n      name\n      sellableFrom\n      isErpOwned\n      orders {\n        number\n        version\n        shipToId\n        shipToName\n        deliveryDate\n        method\n        sentAt\n        state\n        ordered\n        confirmed\n        isAlone\n        refusal {\n          code\n          message\n        }\n      }\n      hasMore\n      carts\n      cartBoxes\n      like {\n        sku\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShortageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmShort($input: DeskConfirmShortInput!) {\n    confirmShort(input: $input) {\n      results {\n        number\n        refusal {\n          code\n          message\n        }\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmShortDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOrders($input: DeskConfirmOrdersInput!) {\n    confirmOrders(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmOrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderBatch($id: ID!) {\n    orderBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        number\n        shipToName\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderBatches {\n    orderBatches {\n      id\n      createdAt\n      finishedAt\n      total\n      done\n      refused\n    }\n  }\n"): typeof import('./graphql.ts').OrderBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskErpAgain($input: DeskAskErpAgainInput!) {\n    askErpAgain(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AskErpAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetOrderPrices($input: DeskSetOrderPricesInput!) {\n    setOrderPrices(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetOrderPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmOrder($input: DeskConfirmOrderInput!) {\n    confirmOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShipOrder($input: DeskShipOrderInput!) {\n    shipOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShipOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverOrder($input: DeskDeliverOrderInput!) {\n    deliverOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeliverOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvoiceOrder($input: DeskInvoiceOrderInput!) {\n    invoiceOrder(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InvoiceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeOrderBack($input: DeskTakeOrderBackInput!) {\n    takeOrderBack(input: $input) {\n      refusal {\n        code\n        message\n        lineNo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TakeOrderBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddOrderNote($input: DeskOrderNoteInput!) {\n    addOrderNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddOrderNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderRound($orderNumber: ID!) {\n    orderRound(orderNumber: $orderNumber) {\n      plate\n      driverName\n      departsAt\n      position\n      stops\n    }\n  }\n"): typeof import('./graphql.ts').OrderRoundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Order($number: ID!) {\n    order(number: $number) {\n      row {\n        number\n        erpNumber\n        shipToId\n        shipToName\n        companyName\n        method\n        deliveryDate\n        state\n        netMinor\n        totalMinor\n        orderedNetMinor\n        orderedTotalMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        isProvisional\n      }\n      orderedBy\n      placedBy\n      overridden\n      overrideReason\n      overrideNote\n      customerOrderNumber\n      noteForDriver\n      version\n      window\n      vatMinor\n      depositMinor\n      returnedMinor\n      replaces\n      replacements {\n        number\n        deliveryDate\n        state\n        boxes\n      }\n      moves\n      isErpOwned\n      problems {\n        kind\n        steps\n        error\n        attempts\n      }\n      caller {\n        name\n        phone\n        language\n      }\n      lines {\n        lineNo\n        sku\n        name\n        photo\n        ordered\n        confirmed\n        delivered\n        invoiced\n        changeReason\n        substitutes\n        short\n        replaced\n        unitPriceMinor\n        netMinor\n      }\n      empties {\n        code\n        name\n        planned\n        returned\n      }\n      takenBack {\n        code\n        name\n      }\n      timeline {\n        at\n        kind\n        by\n        detail\n      }\n      papers {\n        kind\n        number\n        issued\n        ticket\n      }\n      messages {\n        at\n        isReport\n        kind\n        state\n        error\n      }\n      tickets {\n        number\n        title\n      }\n      notes {\n        id\n        at\n        by\n        text\n      }\n      history {\n        at\n        by\n        action\n        reason\n        changes {\n          what\n          name\n          before\n          after\n          reason\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Orders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    orders(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        shipToName\n        companyName\n        method\n        deliveryDate\n        createdAt\n        state\n        netMinor\n        orderedNetMinor\n        currency\n        litres\n        pallets\n        kilograms\n        source\n        erp\n        isProvisional\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrdersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderCounts($filters: [DeskOrderFilter!]!) {\n    orderCounts(filters: $filters) {\n      total\n      isMore\n    }\n  }\n"): typeof import('./graphql.ts').OrderCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaperMatch on DeskPaperMatch {\n    kind\n    number\n    companyName\n    about\n    issued\n    amountMinor\n    currency\n    replaces\n    isThere\n  }\n"): typeof import('./graphql.ts').PaperMatchFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperFiles {\n    paperFiles {\n      upload\n      name\n      bytes\n      number\n      kind\n      contractPaper\n      matches {\n        ...PaperMatch\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PaperFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PapersNumbered($number: String!, $upload: ID!) {\n    papersNumbered(number: $number, upload: $upload) {\n      ...PaperMatch\n    }\n  }\n"): typeof import('./graphql.ts').PapersNumberedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperVatRates($shipToId: ID, $day: String) {\n    paperVatRates(shipToId: $shipToId, day: $day)\n  }\n"): typeof import('./graphql.ts').PaperVatRatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FilePapers($input: FilePapersInput!) {\n    filePapers(input: $input) {\n      results {\n        upload\n        outcome\n        refusal {\n          code\n          message\n          field\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FilePapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeavePaperFiles($input: LeavePaperFilesInput!) {\n    leavePaperFiles(input: $input) {\n      count\n    }\n  }\n"): typeof import('./graphql.ts').LeavePaperFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Overdue {\n    papers(filter: { tab: invoices, standing: overdue }, first: 1) {\n      total\n      isMore\n      items {\n        due\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OverdueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePapers($input: DeskPapersInBulkInput!) {\n    changePapers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangePapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskContracts($filter: DeskContractFilter!, $first: Int!, $after: String) {\n    deskContracts(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        name\n        companyId\n        companyName\n        validFrom\n        validTo\n        state\n        endsIn\n        year {\n          agreedLitres\n          takenLitres\n          beforeLitres\n          paceLitres\n          bonus {\n            reached\n            currency\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeskContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Papers($filter: DeskPaperFilter!, $first: Int!, $after: String) {\n    papers(filter: $filter, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        kind\n        number\n        companyId\n        companyName\n        shipToId\n        shipToName\n        issued\n        due\n        amountMinor\n        currency\n        standing\n        days\n        formats\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaperSums {\n    paperSums {\n      currency\n      isOverdue\n      count\n      minor\n      oldest\n    }\n  }\n"): typeof import('./graphql.ts').PaperSumsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankStatements {\n    bankStatements {\n      id\n      name\n      addedAt\n      addedBy\n      from\n      to\n      count\n      waiting\n    }\n  }\n"): typeof import('./graphql.ts').BankStatementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankStatement($id: ID!) {\n    bankStatement(id: $id) {\n      id\n      name\n      from\n      to\n      count\n      waiting\n      others\n      known\n      payments {\n        line\n        day\n        amountMinor\n        currency\n        symbol\n        account\n        payer\n        message\n        paid\n        leftReason\n        match {\n          kind\n          differsMinor\n          invoice {\n            number\n            symbol\n            due\n            openMinor\n            currency\n            companyName\n            shipToName\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BankStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenInvoices($text: String!) {\n    openInvoices(text: $text) {\n      number\n      symbol\n      due\n      openMinor\n      currency\n      companyName\n      shipToName\n    }\n  }\n"): typeof import('./graphql.ts').OpenInvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBankStatement($input: AddBankStatementInput!) {\n    addBankStatement(input: $input) {\n      statement {\n        id\n      }\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddBankStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SettlePayments($input: SettlePaymentsInput!) {\n    settlePayments(input: $input) {\n      settled\n      refusals {\n        code\n        line\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SettlePaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeavePayment($input: LeavePaymentInput!) {\n    leavePayment(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LeavePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayInvoice($input: PayInvoiceInput!) {\n    payInvoice(input: $input) {\n      openMinor\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PayInvoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewSettings($input: DeskSettingsPreviewInput!) {\n    previewSettings(input: $input) {\n      address\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PreviewSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsOfPortal on DeskPortalSettings {\n    market\n    seen\n    dated {\n      validFrom\n      bannerRotation\n      sections\n      units {\n        customerType\n        method\n        units\n      }\n    }\n    switchedSections {\n      permission\n      name\n    }\n    maintenance {\n      isOn\n      isClosed\n      from\n      until\n      opensItself\n      message {\n        cs\n        sk\n        en\n      }\n    }\n    cutOffs {\n      kind\n      moment\n    }\n  }\n"): typeof import('./graphql.ts').SettingsOfPortalFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortalSettings($market: String!) {\n    portalSettings(market: $market) {\n      ...SettingsOfPortal\n    }\n  }\n"): typeof import('./graphql.ts').PortalSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPortalSettings($input: SetPortalSettingsInput!) {\n    setPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetPortalSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropPortalSettings($input: DropPortalSettingsInput!) {\n    dropPortalSettings(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropPortalSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMaintenance($input: SetMaintenanceInput!) {\n    setMaintenance(input: $input) {\n      settings {\n        ...SettingsOfPortal\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetMaintenanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceDraftDone on DeskPriceDraftAnswer {\n    draft {\n      id\n      version\n      state\n    }\n    kept\n    refusal {\n      code\n      message\n    }\n    faults {\n      row\n      message\n    }\n  }\n"): typeof import('./graphql.ts').PriceDraftDoneFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePriceDraft($input: DeskNewPriceDraftInput!) {\n    createPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').CreatePriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePriceDraft($input: DeskChangePriceDraftInput!) {\n    changePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').ChangePriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FillPriceDraft($input: DeskFillPriceDraftInput!) {\n    fillPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').FillPriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPriceDraftLines($input: DeskPriceDraftLinesInput!) {\n    setPriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').SetPriceDraftLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemovePriceDraftLines($input: DeskRemovePriceDraftLinesInput!) {\n    removePriceDraftLines(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').RemovePriceDraftLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HandInPriceDraft($input: DeskHandInPriceDraftInput!) {\n    handInPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').HandInPriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApprovePriceDraft($input: DeskPriceDraftMoveInput!) {\n    approvePriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').ApprovePriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnPriceDraft($input: DeskPriceDraftReasonInput!) {\n    returnPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').ReturnPriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropPriceDraft($input: DeskPriceDraftMoveInput!) {\n    dropPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').DropPriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeBackPriceDraft($input: DeskPriceDraftReasonInput!) {\n    takeBackPriceDraft(input: $input) {\n      ...PriceDraftDone\n    }\n  }\n"): typeof import('./graphql.ts').TakeBackPriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceDrafts($states: [DeskPriceDraftState!]!, $isReturned: Boolean!, $after: String) {\n    priceDrafts(states: $states, isReturned: $isReturned, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        id\n        name\n        state\n        validFrom\n        publishAt\n        by\n        createdAt\n        lines\n        maxPercent\n        priceLists\n        returnedReason\n        returnedBy\n        returnedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PriceDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceDraft($id: ID!) {\n    priceDraft(id: $id) {\n      id\n      name\n      reason\n      state\n      validFrom\n      publishAt\n      version\n      by\n      createdAt\n      handedInBy\n      handedInAt\n      approvedBy\n      approvedAt\n      publishedAt\n      takenBackBy\n      takenBackAt\n      takenBackReason\n      returnedReason\n      returnedBy\n      returnedAt\n      counts {\n        all\n        over\n        unchanged\n        typed\n        conflicts\n        maxPercent\n        averagePercent\n      }\n      touched {\n        companies\n        shipTos\n        carts\n        cartsMinor {\n          minor\n          currency\n        }\n        leaflets\n      }\n      limit\n      needsSecondPerson\n      may\n    }\n  }\n"): typeof import('./graphql.ts').PriceDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceDraftLines($id: ID!, $show: DeskPriceLineShow!, $text: String, $after: String) {\n    priceDraftLines(id: $id, show: $show, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        priceList\n        currency\n        sku\n        name\n        oldBaseMinor\n        oldYourMinor\n        baseMinor\n        yourMinor\n        percent\n        isTyped\n        isOver\n        nowYourMinor\n        isConflict\n        laterFrom\n        leafletTo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PriceDraftLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceChoices {\n    priceChoices {\n      isErpOwned\n      brands\n      priceLists {\n        code\n        currency\n      }\n      categories {\n        code\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PriceChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceLists($text: String, $after: String) {\n    priceLists(text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        code\n        market\n        currency\n        prices\n        nextFrom\n        companies\n        shipTos\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PriceListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceList($code: ID!) {\n    priceList(code: $code) {\n      code\n      market\n      currency\n      prices\n      companyCount\n      companies {\n        id\n        name\n        shipTos\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PriceListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListPrices($priceList: ID!, $day: String, $text: String, $after: String) {\n    listPrices(priceList: $priceList, day: $day, text: $text, first: 50, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        baseMinor\n        yourMinor\n        validFrom\n        validTo\n        nextFrom\n        nextYourMinor\n        leafletMinor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ListPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceExplained($shipToId: ID!, $sku: ID!, $day: String) {\n    priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {\n      shipToName\n      companyName\n      sku\n      name\n      day\n      priceList\n      currency\n      baseMinor\n      yourMinor\n      validFrom\n      validTo\n      leaflet {\n        name\n        promoMinor\n        percentage\n        longTermPercent\n        validFrom\n        validTo\n      }\n      chargedMinor\n      rule\n      isBundle\n    }\n  }\n"): typeof import('./graphql.ts').PriceExplainedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindProducts($text: String!) {\n    products(filter: { text: $text }, first: 5) {\n      items {\n        sku\n        name\n        brand\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FindProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductSheet($skus: [ID!]!) {\n    productSheet(skus: $skus) {\n      sku\n      name\n      version\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductSheetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProductSheet($input: DeskSaveProductSheetInput!) {\n    saveProductSheet(input: $input) {\n      rows {\n        sku\n        refusal {\n          code\n          message\n        }\n        faults {\n          field\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveProductSheetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddProductPhotos($input: AddProductPhotosInput!) {\n    addProductPhotos(input: $input) {\n      results {\n        upload\n        sku\n        productName\n        position\n        isReplaced\n        address\n        refusal {\n          code\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddProductPhotosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArrangeProductPhotos($input: ArrangeProductPhotosInput!) {\n    arrangeProductPhotos(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ArrangeProductPhotosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($sku: ID!) {\n    product(sku: $sku) {\n      sku\n      name\n      version\n      state\n      fields {\n        name\n        value\n        unit\n        values\n        isErpOwned\n      }\n      words {\n        language\n        state\n        originalChangedAt\n        before {\n          what\n          before\n        }\n      }\n      photosVersion\n      photos {\n        position\n        address\n        words {\n          language\n          text\n        }\n      }\n      deposits {\n        market\n        name\n        units\n        totalMinor\n        currency\n      }\n      history {\n        at\n        by\n        action\n        changes {\n          what\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewProduct($copyOf: ID) {\n    newProduct(copyOf: $copyOf) {\n      name\n      value\n      unit\n      values\n      isErpOwned\n    }\n  }\n"): typeof import('./graphql.ts').NewProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProduct($input: DeskSaveProductInput!) {\n    saveProduct(input: $input) {\n      refusal {\n        code\n        message\n      }\n      faults {\n        field\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveProductDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmProductWords($input: DeskProductWordsInput!) {\n    confirmProductWords(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmProductWordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Products($filter: DeskProductFilter!, $sort: DeskProductSort!, $ascending: Boolean!, $first: Int!, $after: String) {\n    products(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        sku\n        name\n        ean\n        brand\n        boxesPerPallet\n        kilograms\n        markets\n        languages\n        hasPhoto\n        state\n        sellableFrom\n        sellableTo\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductShelves {\n    productShelves {\n      brands\n      categories {\n        code\n        name\n      }\n      packagings {\n        code\n        name\n      }\n      isErpOwned\n    }\n  }\n"): typeof import('./graphql.ts').ProductShelvesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewAsRole($input: DeskRolePreviewInput!) {\n    previewAsRole(input: $input) {\n      address\n      place {\n        id\n        name\n      }\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PreviewAsRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TableOfRoles on DeskRoleTable {\n    screens {\n      permission\n      name\n    }\n    roles {\n      id\n      name\n      customerTypes\n      users\n      marks\n    }\n  }\n"): typeof import('./graphql.ts').TableOfRolesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoleTable {\n    roleTable {\n      ...TableOfRoles\n    }\n  }\n"): typeof import('./graphql.ts').RoleTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeRoleTable($input: ChangeRoleTableInput!) {\n    changeRoleTable(input: $input) {\n      table {\n        ...TableOfRoles\n      }\n      touched\n      refusal {\n        code\n        message\n        roleId\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeRoleTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaff($input: InviteStaffInput!) {\n    inviteStaff(input: $input) {\n      link\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InviteStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteStaffAgain($uid: ID!) {\n    inviteStaffAgain(uid: $uid) {\n      link\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InviteStaffAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaff($input: ChangeStaffInput!) {\n    changeStaff(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndStaffSessions($uid: ID!) {\n    endStaffSessions(uid: $uid) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EndStaffSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeStaffMembers($input: DeskStaffInBulkInput!) {\n    changeStaffMembers(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeStaffMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffRights {\n    staffRights {\n      role\n      area\n      power\n      limit\n    }\n  }\n"): typeof import('./graphql.ts').StaffRightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Staff {\n    staff {\n      uid\n      firstName\n      lastName\n      email\n      status\n      roles\n      companies\n      factors\n      lastSeenAt\n      rolesFrom\n      version\n    }\n  }\n"): typeof import('./graphql.ts').StaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TermsOfMarket on DeskTerms {\n    market\n    seen\n    users\n    versions {\n      version\n      standing\n      begins\n      ends\n      markets\n      agreed\n      words {\n        language\n        title\n        body\n      }\n    }\n    draft {\n      version\n      changedAt\n      publishAt\n      changedBy\n      words {\n        language\n        title\n        body\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TermsOfMarketFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Terms($market: String!) {\n    terms(market: $market) {\n      ...TermsOfMarket\n    }\n  }\n"): typeof import('./graphql.ts').TermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TermsNotAgreed($market: String!, $first: Int!, $after: String) {\n    termsNotAgreed(market: $market, first: $first, after: $after) {\n      items {\n        uid\n        name\n        companyName\n      }\n      total\n      isMore\n      next\n    }\n  }\n"): typeof import('./graphql.ts').TermsNotAgreedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTerms($input: SaveTermsInput!) {\n    saveTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishTerms($input: PublishTermsInput!) {\n    publishTerms(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PublishTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopTermsPlan($input: SeenTermsInput!) {\n    stopTermsPlan(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StopTermsPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropTermsDraft($input: SeenTermsInput!) {\n    dropTermsDraft(input: $input) {\n      terms {\n        ...TermsOfMarket\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropTermsDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Claim($number: ID!) {\n    claim(number: $number) {\n      number\n      version\n      order\n      deliveryDay\n      invoice\n      shipToName\n      currency\n      payment\n      today\n      state\n      expectedMinor\n      language\n      aloneUpToMinor\n      isErpOwned\n      replacements\n      lines {\n        lineNo\n        sku\n        name\n        reason\n        delivered\n        claimed\n        credited\n        most\n        replaced\n        unitPriceMinor\n        unitDepositMinor\n        vatPct\n        photos\n      }\n      credits {\n        number\n        at\n        boxes\n        totalMinor\n      }\n      proposals {\n        id\n        state\n        by\n        at\n        lines {\n          lineNo\n          boxes\n        }\n        totalMinor\n        words\n        isSolving\n        decidedBy\n        decidedAt\n        why\n        document\n        may\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ClaimDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProposeCredit($input: DeskProposeCreditInput!) {\n    proposeCredit(input: $input) {\n      refusal {\n        code\n        lineNo\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProposeCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveCredit($input: DeskApproveCreditInput!) {\n    approveCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApproveCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineCredit($input: DeskDeclineCreditInput!) {\n    declineCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeclineCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawCredit($input: DeskWithdrawCreditInput!) {\n    withdrawCredit(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WithdrawCreditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketTemplates {\n    ticketTemplates {\n      id\n      title\n      cs\n      sk\n      en\n      version\n      changedBy\n      changedAt\n    }\n  }\n"): typeof import('./graphql.ts').TicketTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveTicketTemplate($input: DeskSaveTemplateInput!) {\n    saveTicketTemplate(input: $input) {\n      refusal {\n        code\n        field\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveTicketTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTicketTemplate($input: DeskRemoveTemplateInput!) {\n    removeTicketTemplate(input: $input) {\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemoveTicketTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AllTicketTargets on DeskTicketTargets {\n    categories {\n      id\n      name\n      seen\n      rows {\n        validFrom\n        answerMinutes\n        solutionMinutes\n        standing\n        setBy\n        setAt\n      }\n    }\n    hours {\n      market\n      weekdays\n      from\n      to\n    }\n  }\n"): typeof import('./graphql.ts').AllTicketTargetsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketTargets {\n    ticketTargets {\n      ...AllTicketTargets\n    }\n  }\n"): typeof import('./graphql.ts').TicketTargetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTicketTarget($input: DeskSetTicketTargetInput!) {\n    setTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetTicketTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DropTicketTarget($input: DeskDropTicketTargetInput!) {\n    dropTicketTarget(input: $input) {\n      targets {\n        ...AllTicketTargets\n      }\n      refusal {\n        code\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DropTicketTargetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketFigures($from: String!, $to: String!) {\n    ticketFigures(from: $from, to: $to) {\n      isMore\n      items {\n        category\n        tickets\n        answers {\n          inTime\n          late\n          open\n          share\n        }\n        solutions {\n          inTime\n          late\n          open\n          share\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TicketFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTickets($input: DeskTicketsInBulkInput!) {\n    changeTickets(input: $input) {\n      batch {\n        id\n      }\n      refusal {\n        message\n        field\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeTicketsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ticket($number: ID!) {\n    ticket(number: $number) {\n      version\n      description\n      sentAt\n      steps\n      order\n      invoice\n      delivery\n      mergedInto\n      row {\n        number\n        title\n        status\n        isAnswered\n        opened\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToId\n        shipToName\n        companyName\n        assignee {\n          uid\n          name\n        }\n      }\n      person {\n        name\n        phone\n        language\n      }\n      said {\n        id\n        at\n        kind\n        by\n        text\n      }\n      files {\n        id\n        name\n        bytes\n        at\n      }\n      others {\n        number\n        title\n        status\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerTicket($input: DeskAnswerTicketInput!) {\n    answerTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AnswerTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeTicket($input: DeskChangeTicketInput!) {\n    changeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChangeTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AssignTicket($input: DeskAssignTicketInput!) {\n    assignTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AssignTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeTicket($input: DeskMergeTicketInput!) {\n    mergeTicket(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MergeTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTicketNote($input: DeskTicketNoteInput!) {\n    addTicketNote(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddTicketNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketClocks on DeskTicketClocks {\n    answer {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n    solution {\n      state\n      usedMinutes\n      targetMinutes\n      due\n      isLate\n    }\n  }\n"): typeof import('./graphql.ts').TicketClocksFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tickets($filter: DeskTicketFilter!, $ascending: Boolean!, $byTimeLeft: Boolean!, $first: Int!, $after: String) {\n    tickets(filter: $filter, ascending: $ascending, byTimeLeft: $byTimeLeft, first: $first, after: $after) {\n      total\n      isMore\n      next\n      items {\n        number\n        title\n        status\n        isAnswered\n        opened\n        openedAt\n        clocks {\n          ...TicketClocks\n        }\n        category\n        subcategory\n        shipToName\n        companyName\n        caller\n        assignee {\n          uid\n          name\n        }\n        creditWaiting {\n          minor\n          currency\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TicketsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketChoices {\n    ticketChoices {\n      categories {\n        id\n        name\n      }\n      people {\n        uid\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TicketChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissingRegulars($cutOff: DeskCutOffInput!, $first: Int!, $after: String) {\n    missingRegulars(cutOff: $cutOff, first: $first, after: $after) {\n      regular\n      missing\n      orders\n      drafts\n      next\n      items {\n        shipToId\n        shipToName\n        city\n        companyName\n        isRegular\n        times\n        weeks\n        usualPallets\n        usualLitres\n        person {\n          uid\n          name\n          phone\n        }\n        cart {\n          updatedAt\n          lines\n          netMinor\n          currency\n        }\n        remindedAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MissingRegularsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemindPlace($input: DeskReminderInput!) {\n    remindPlace(input: $input) {\n      remindedAt\n      refusal {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RemindPlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeekFigures($day: String!) {\n    weekFigures(day: $day) {\n      from\n      to\n      items {\n        day\n        method\n        currency\n        orders\n        ordersBefore\n        litres\n        litresBefore\n        netMinor\n        netMinorBefore\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WeekFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkBatch($id: ID!) {\n    bulkBatch(id: $id) {\n      id\n      finishedAt\n      total\n      done\n      refused\n      refusals {\n        id\n        name\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BulkBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BulkBatches($list: DeskBulkList!) {\n    bulkBatches(list: $list) {\n      id\n      act\n      createdAt\n      finishedAt\n      done\n      refused\n    }\n  }\n"): typeof import('./graphql.ts').BulkBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Columns {\n    columns {\n      list\n      shown\n      hidden\n    }\n  }\n"): typeof import('./graphql.ts').ColumnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveColumns($input: SaveColumnsInput!) {\n    saveColumns(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveColumnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Views($list: String!) {\n    views(list: $list) {\n      id\n      name\n      query\n      isShared\n      isOwn\n    }\n  }\n"): typeof import('./graphql.ts').ViewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveView($input: SaveViewInput!) {\n    saveView(input: $input) {\n      refusal {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveView($id: ID!) {\n    removeView(id: $id)\n  }\n"): typeof import('./graphql.ts').RemoveViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CutOffs {\n    cutOffs {\n      kind\n      day\n      orderBy\n      markets\n    }\n  }\n"): typeof import('./graphql.ts').CutOffsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundPlaces($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n      companyName\n    }\n  }\n"): typeof import('./graphql.ts').FoundPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundCustomers($text: String!) {\n    foundPlaces(text: $text) {\n      id\n      name\n      city\n    }\n    foundCompanies(text: $text) {\n      id\n      name\n      city\n    }\n  }\n"): typeof import('./graphql.ts').FoundCustomersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundGoods($text: String!) {\n    foundGoods(text: $text) {\n      sku\n      name\n    }\n  }\n"): typeof import('./graphql.ts').FoundGoodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      uid\n      firstName\n      lastName\n      email\n      language\n      roles\n      rights {\n        area\n        power\n        limit\n      }\n      drives\n      companies\n    }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentsOwner {\n    arePaymentsErpOwned\n  }\n"): typeof import('./graphql.ts').PaymentsOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenPaper($input: OpenPaperInput!) {\n    openPaper(input: $input) {\n      link\n    }\n  }\n"): typeof import('./graphql.ts').OpenPaperDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
