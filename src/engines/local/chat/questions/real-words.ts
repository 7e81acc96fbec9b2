/** English words a letter away from one of ours. Written by scripts/real-words.ts. */
export const realWords = new Set(
  (
    'abode aboves accent accepts ache actuals addend adder addible addiction additions addled addling ' +
    'adzed adzing aerify aided aiding akes aking alines ally alone altogethers amain among amounts ' +
    'amplitudes ante anted anti aper apiece appeal appeals arabis attache attacher attaches attachments ' +
    'attacked attar audibled audibles audibly audile audios audit audition aver averaged averages ' +
    'aversion awhile bakes baking bale balked balking balks balled bally bangle banish bank barque ' +
    'basqued basques baste basted basting basts batch bath bather baying beading beads beak beaks bean ' +
    'beaning beans beard bearing bears beck beings belling bellow bells belows bender bequest beth beting ' +
    'betweens bevel bight binds bines bing binging bingle bingo bisque bitch bitched black blain bland ' +
    'blanks blasted blasting blasts bleak bleaks blemish bling blink bloc blocks blocky blocs blow bock ' +
    'bongs boon bound boundless bounds bread breading breads bream breams bretons brick bring brink bris ' +
    'brisks briss brusk buck bully burned busing butch butter buttered buttering butters cabled cakes ' +
    'caking calced calculated calculates calked calking calks caller calmed calved calyculate cames camo ' +
    'candle canted caper captious carful carrot casque caste casted casting casts catchy cation cations ' +
    'cauld causa cause caused causes causing caution cautions caving celled celling cello cells cerate ' +
    'chance chang changed changer changes changs charge checks cheek cheeks cheeps cheer cheery chewers ' +
    'chick chile chines chock chuck clan clank clasts clayed claying clays cleans clear cleat clines ' +
    'clock coaming codes coding coffer cokes coking cold coles collects collet coma comas combes combine ' +
    'combineds combiner combines combing combs comer comers comet comets comings commute compete comping ' +
    'completed completer completes compote comps computed computer computes comtes concert concerted ' +
    'cones confirms conform congest coning consent consents container contend contends contest contests ' +
    'context contexts convect convected convent convented convents converged conversed converter converts ' +
    'cooing copes coping cording cords cores coring coses cosing cotes coting counter county court ' +
    'courted courting courts coverall covert coves coving cowing coxes coxing coying crate creak creaks ' +
    'crease created creates creek cremate crenate culled cumber cumbers cunning cunt cunted cunting cunts ' +
    'curing currant currents cutch cutter cutters cymes dad dads daes dais dally dandle danted daring ' +
    'dawn deading deads deaning deans dearing dears deciphers deeded deer dees defect defection deject ' +
    'dejection delivers delivery dells delver deport deriver detections detects detent detention ' +
    'determined determiner determines detest dhole dialects dictations dies dimes dine dines ding dinging ' +
    'dingle dingo discerns discerp ditch ditched documents doer doffer doings doling domes doming dona ' +
    'dong dongs doning door doping dose dosing doting dour doving dozing dreading dreads drench duding ' +
    'dues duing duking dully dumber dune duos duping durations dying eard earing ears easted easting ' +
    'easts eery eight ells else emery enact enclose encloser encloses ender enoughs entice entires ' +
    'entirety enumerated enumerates equivalents eses estate estimated estimates estivate etch ever ' +
    'eversion evert exacta exacts exalt extant extend extents factual factually fain fains faints ' +
    'faithfuls fakes faking fall fallowing fand farm fars fasted fasting fasts father fats favors favours ' +
    'faying fearing fears feint fell felling fellowing fells felly fend fender fendered fetich fight ' +
    'figured figurer figurers fill filly finds fines finish firm fist fisted fists fitch flank flavor ' +
    'flavour flayed flaying flays flint flock followings folly fomes fond fording fords formal formats ' +
    'foully found founds fount founts freak freaks frequence frisk fugly fulls fund fundamentals fusing ' +
    'gaes galled gallic gaper garlic gasp gather gats gean geans gearing gears geek gees gender gendered ' +
    'gendering generated generates germane germans gies gips gists gits gived givens giver gives glean ' +
    'glisten glistening goas goffer going gongs goon goos grange greatests greed green greet guan gues ' +
    'guest guests gully guts gutter guttered guttering gutters hair hakes haling hall halving haming ' +
    'handled handler handles hank hanks happens hard hare haring haste hasted hasting hatch hating hawing ' +
    'haying hazing head heading heads heald healing heals heaping heaps heards heares hearings hearse ' +
    'hearsing heart hearting hearts heating heats heaving heeded heir heiring heirs hell helling hellos ' +
    'hells hend herd hero herring hers hether hind hinds hing hinging hire hitch hitched hive hiving hoar ' +
    'hoard hoaring hoars hoer hoing hole hollo hollowing homebody homes homing hording hose hound hounds ' +
    'hour huer hullo humane humans hutch hyped hyping identifications identity imitated imitates imply ' +
    'inclosed individuals insider insides instrumentals intensify interpretations interprets inti ' +
    'involved involver involvers iris itch itched jakes japer jeans jelling jello jells jest jingle jingo ' +
    'jongs juts kanted ketch kids kinas kinda kindle kines kinging kingly kings kinks kinos kins kutch ' +
    'laid lakes laking lane lanes languaged lank lapin larges largess lashed lashing lass laster lastings ' +
    'latch lated laterally lather latino lats laud laving layed laying lays lead leading leads leak lean ' +
    'leaning leans learing lears lease leasts leed leek lender lengths letch leud levee levels lever ' +
    'leves liberally lied lien liens lies lifes lifted lifts light lignes likes lilted lilts limes limply ' +
    'linds lined linen linens liner liners ling lings links lino linos lins linted lints lisped lisps ' +
    'listenings listens lister listing lited lites lits liven lives load lock lomes loming lone longes ' +
    'longs lording lordly lords lorry lost lowly lumber lumbers luna lung luring lust lusted lusting ' +
    'lusts luted lyric maces mach macing maes mages main maker makers makings mako makos maks malady ' +
    'malar males malled maltose managed manager manages mand mandarins mane manes mange mans mares ' +
    'marking marri masking masque massage massages mast masted masting masts match mate mated mates ' +
    'mating mawing maxes maximums maxing maybes maying mazes mazing meads mealing meals meanes meanings ' +
    'meany measured measurer measures meat meats menage mend mender mening mentioner menu merman mesic ' +
    'messaged messuage messuages mete meted midi mien mights mighty mike mikes miking mimes mimics mina ' +
    'minds mines minging mingle mini minuet minuets minuses minuted minuter mist misted mists mite moan ' +
    'moaning moans mode moke mokes momes mona mono mons moon most mote moted mould mound mounds mount ' +
    'mounted mounting mounts muled muon mused musics musing musted muter mutes mutter muttered muttering ' +
    'mutters nay nearing nears needer needled nexts nictate nictated nictates nictation niece night nines ' +
    'noised noma nome nomes noose nooses northing nose noses noshing nosies nosy notching nothings noting ' +
    'nouses nowise numbed numerate numerics nutter nutters oasts oaten obtains odds odes offed offers ' +
    'ofter ohing onside orange oreads originals oses otter ottered ottering otters outed outputs overage ' +
    'overalls overcall paca pacer pack padded padding pager pain paint paler palish pall palled pally ' +
    'pamper panted papers papery papes parer parrots parse parsed parses parsing parson pases passe ' +
    'passed passes passing past pasta pasted pastel paster pastes pasting pasts pasty patch patched pate ' +
    'pater pats pauper pauser pausers paver paving pawer payed payer paying pays peaking peaks peaning ' +
    'peans pears peck peed peek performs periods permian pernod persona persons pest pets pica pieced ' +
    'piecer pieces pierce pill pimply pinch pinched pines pinging pint piper piste pitcher pitches pitchy ' +
    'pith pithed pits placed placing plaid plains plaint plait plan planed planing plank plans plated ' +
    'plating plats platys player playtimes pleas pleased pleaser pleases ploy ployed ploying ploys plused ' +
    'pluses plusing ply plying pock point poise poises poke poll pomes pongs popish possibler possibles ' +
    'pots pound pounds prayed praying prays precess precognition preform prepared preparer prepares prink ' +
    'prints produced producer produces product profess pronouncer pronounces provider provides prowess ' +
    'prussian pst puce puck puls punning puring puses putter puttered puttering putters quack quantify ' +
    'quicks quicky quiets quilt quine quint quire quirk quirt quit quited quites quits quoited quota ' +
    'quotas quoter quoters rabid rabidly rads rage raid rakes raking rally ranee ranged ranger ranges ' +
    'rangy ranid ranted raped raper rapids rasher ratch rater ratter raving raying readd reader readings ' +
    'ready readying reals realty reaming reams reaping reaps rearing rears reaving recipe recited reciter ' +
    'recites recoded recoding recognised recogniser recognises recognitions recognized recognizer ' +
    'recognizes recorder records redding reding reds reed reeded reeder reeding reeds reek regally reheat ' +
    'reiterated reiterates reliver rended renderer renderings renders rending renditions rends renter ' +
    'repeal repeats repent reports repot reproduced reproducer reproduces requests require requirer ' +
    'requires requited reseat resort retch rete retort returns revel revery reword reworded rewording ' +
    'rewordings right rimes rinds ringing risk rite rites road roading roads roed rood rota rote rother ' +
    'round rounds rued ruining runnings russia russias sacs safing saint sakes sally sand sandhi sang ' +
    'sangs saning sapid sari sate satin sating saving savor savour sawing sayings scare scree screed ' +
    'screens screes scuff searing sears secondes secondo seed seeded selling sells semi sender sentenced ' +
    'sentencer sentencers sentience sentiences separated separates sere sexts shade shake shale shame ' +
    'shank shanks shape shard shared sharer shares shark sharp shave shaving shawl shearing shears sheen ' +
    'sheep sheer sheers sheets shell shift shill shingle shire shops shore shying sics sieging sift sight ' +
    'signing silenced silencer silencers silene silenes silents sima simple sind sinding sinds sines sing ' +
    'singe singeing singings singled singles singlet singling singly sings sining sinking sinning sire ' +
    'skate skeet skying slain slanguage slanguages slate slaw slayed slaying slays sleet slew slinging ' +
    'slops small smoke snare sneak sneaker sneakers sneaking sneaks sned snog snogs snuff soften softy ' +
    'soma someones sones sons sops sore soundness sownd soys spaed spall spare spat spate spaying ' +
    'speakings spear spearer spearers spearing spears speck specking specks speeds speedy speer spend ' +
    'spewed spike spit splayed splaying splays spode spoked spokes spore spreed sprint spued spying ' +
    'stacte staff stage stake stakes staking stale stalked stalking stalks stall stare stated stater ' +
    'states statue stave staying steak steaks steed steps stiff stinging stobs stoeps stoke stomps stoops ' +
    'stop stopes stoups stows stretchy strops stuffs stuffy stying submits subtitled sue sued suer sues ' +
    'suing suite sully summit sumo sung supple sura suring surtitle surtitles swaying sweet swifts ' +
    'swinging swops swording swords tabes tacked tacking tacks tactual tactually taes tail taint taka ' +
    'takas taken taker takers takin takings takins talas talced talcing talcs tales talker talkings talky ' +
    'tall talls talus tamal tame tames taming tank tanked tanking tanks taped taper tapes taping tares ' +
    'taring tarn tartar tasked tasking tasks taste tasted tasting tatars tate tater tates tawing taxes ' +
    'taxing teak teals tearing tears teats tellings tellus telly tellys temp tempos temps tempt tender ' +
    'tendered tendering tents tern terned tests tets texas thane thanes thebe theirs theme theres therm ' +
    'thin think thinks thins thole thong thongs thorough thou though three throughput thunk thunks thus ' +
    'tices tides ties tight tike tikes tiles till tilling tills timed timer timers tine tines ting ' +
    'tinging tingle tings tires tis toing toke tokes toking toll tolling tolls tome tomes tonal tone ' +
    'tongs tongued tongues toped toping tops torn totaling toughly transcriber transcribers transfers ' +
    'transforms treading treads trench trite trites trough tsk tsking tuff tuna tuned turfed turkis ' +
    'turner tusk tying tykes tyned tyning types typings typo tyred tyring umber umbers understands ' +
    'unloaded urn urned urns utterer vague vagues vale vales valse valses valued valuer valuers valve ' +
    'valves vanish vapid vapidly vary vasts veery vender vendition venerate verbify verily verity versify ' +
    'versions vetch vice vices vines voiced voicemails voicer voicers voile voiles volumed volumes volute ' +
    'vulgarian wadding wafted waite waited waites waiting wakes waking walked walking walks wall walled ' +
    'wally waned wanked wanter ward warding wards ware warted waste wasted wasting watch waving waying ' +
    'weaning weans wearing wears weeded weer welch well welling wells wether whale whet whiled whiles ' +
    'whin whine whish whit white whites whiting wholes whore whose wight wile winds wines winging wire ' +
    'witch witched wites withing withins witing woads wold wolds wonted wooding woods woold wordings ' +
    'wordy working works world worlds worming worms worry worsing worts wound wounds wreak wreaks wrench ' +
    'wries writ writer writers writhe writhen writhes writhing writings writs wroth year yeard years ' +
    'yelling yells zinging '
  ).split(' '),
);
