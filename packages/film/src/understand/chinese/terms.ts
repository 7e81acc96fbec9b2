/** Chinese words of the scene vocabulary with their English, by the part they play in a sentence. */

import { clauseTerms } from './clause-terms.ts';
import { everydayTerms } from './everyday-terms.ts';
import { familyTerms } from './family-terms.ts';
import { workTerms } from './work-terms.ts';

export type TermClass =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'measure'
  | 'at'
  | 'locative'
  | 'particle'
  | 'and'
  | 'not'
  | 'object'
  | 'passive'
  | 'change'
  | 'phrase'
  | 'silent';

const tables: Record<Exclude<TermClass, 'silent'>, string> = {
  noun: `
  北极光=northern=lights 桦树=birch 桦树林=birch=forest 谷=valley 雾谷=misty=valley
  大海=sea 海=sea 海洋=ocean 海面=sea 海上=sea 海边=beach 海滩=beach 沙滩=beach 海岸=coast 岛=island 小岛=island 海岛=island 港口=harbor 码头=pier
  湖=lake 湖面=lake 湖边=lakeside 湖泊=lake 湖水=lake 池塘=pond 河=river 河流=river 小河=stream 小溪=stream 溪流=stream 河边=riverside 江=river 江面=river 运河=canal 瀑布=waterfall
  山=mountain 山脉=mountain 群山=mountains 高山=mountain 雪山=snowy=mountains 山顶=mountain=top 山峰=peak 峡谷=canyon 悬崖=cliff 山谷=valley 山坡=hillside 沙漠=desert 沙丘=dune 戈壁=gobi 绿洲=oasis
  森林=forest 树林=forest 竹林=bamboo=forest 丛林=jungle 雨林=rainforest 草地=meadow 草原=grassland 田野=field 稻田=rice=field 麦田=wheat=field 花园=garden 公园=park 花田=flower=field 花海=flower=field 牧场=pasture 农场=farm 山丘=hill 院子=yard 茶园=tea=field
  雪地=snowfield 冰原=snowfield 北极=arctic 南极=antarctica 冰川=glacier 雪原=snowfield 冰面=ice=field 冰山=iceberg 浮冰=iceberg 笼子里=in=cage 笼子=cage 企鹅一家=penguin=family 鸭子一家=duck=family 大象一家=elephant=family 狮子一家=lion=family 背上驮着=carrying=on=its=back 背上背着=carrying=on=its=back
  城市=city 都市=city 大都市=metropolis 天际线=skyline 市中心=downtown 街道=street 街头=street 街上=street 大街=street 小巷=alley 马路=road 公路=highway 道路=road 市场=market 夜市=night=market 广场=plaza 屋顶=rooftop 村庄=village 小镇=small=town 村子=village 乡村=countryside 古镇=old=town 渔村=fishing=village 乡间=countryside
  太空=outer=space 宇宙=universe 银河=milky=way 星系=galaxy 星云=nebula 月球=moon=surface 火星=mars 海底=underwater 水下=underwater 水中=underwater 水底=underwater 珊瑚礁=coral=reef 深海=deep=sea
  天空=sky 空中=sky 蓝天=blue=sky 夜空=night=sky 星空=starry=sky 云海=sea=of=clouds 房间=room 卧室=bedroom 客厅=living=room 厨房=kitchen 教室=classroom 图书馆=library 咖啡馆=cafe 咖啡店=cafe 餐厅=restaurant 办公室=office 室内=indoors 舞台=stage 摄影棚=studio 白色背景=white=background 纯色背景=plain=background 窗台=windowsill 洞穴=cave
  上海=shanghai 北京=beijing 香港=hong=kong 台北=taipei 广州=guangzhou 深圳=shenzhen 东京=tokyo 京都=kyoto 大阪=osaka 首尔=seoul 巴黎=paris 伦敦=london 纽约=new=york 罗马=rome 威尼斯=venice 莫斯科=moscow 桂林=guilin 黄山=huangshan 富士山=mount=fuji 长江=yangtze 黄河=yellow=river 西湖=lake 西藏=tibet 夏威夷=hawaii 马尔代夫=maldives 埃菲尔铁塔=eiffel=tower 街头=street 火山=volcano 壁炉=fireplace
  日出=sunrise 黎明=dawn 清晨=early=morning 早晨=morning 早上=morning 上午=morning 白天=daytime 中午=noon 正午=noon 下午=afternoon 黄昏=dusk 傍晚=evening 日落=sunset 夕阳=sunset 晚霞=sunset 落日=sunset 黄金时刻=golden=hour 夜晚=night 晚上=night 夜里=night 深夜=midnight 夜间=night 午夜=midnight 夜色=night 夜景=night 月夜=moonlit=night 月光=moonlight 夜=night
  春天=spring 春季=spring 春日=spring 夏天=summer 夏季=summer 夏日=summer 秋天=autumn 秋季=autumn 秋日=autumn 冬天=winter 冬季=winter 冬日=winter 圣诞=christmas
  雨=rain 大雨=heavy=rain 小雨=drizzle 细雨=drizzle 暴雨=downpour 雨中=rain 雪=snow 大雪=heavy=snow 雪花=falling=snow 暴风雪=blizzard 雪中=snow 雾=fog 大雾=fog 薄雾=mist 雾气=mist 晨雾=morning=mist 风=wind 微风=breeze 大风=strong=wind 狂风=gale 风中=wind 暴风雨=storm 雷雨=thunderstorm 雷电=lightning 闪电=lightning 台风=typhoon 极光=aurora 彩虹=rainbow 星星=stars 繁星=stars 满天繁星=starry=sky 漫天=sky 满天=sky 云=cloud 白云=white=clouds 云朵=clouds 乌云=dark=clouds 阳光=sunlight 沙尘暴=sandstorm 晴天=clear=sky 阴天=overcast
  太阳=sun 月亮=moon 圆月=full=moon 满月=full=moon 弯月=crescent=moon 明月=full=moon 行星=planet 火=fire 火焰=flame 篝火=campfire 烟=smoke 烟雾=smoke 烟花=fireworks 烟火=fireworks 气泡=bubbles 泡泡=bubbles 花瓣=petals 落叶=falling=leaves 树叶=leaves 枫叶=maple=leaf 萤火虫=fireflies 火花=sparks 海浪=ocean=waves 波浪=waves 浪花=waves 流星=shooting=star 流星雨=meteor=shower 灯光=lights 霓虹灯=neon=lights 倒影=reflection 倒映=reflection 万家灯火=city=lights
  小狗=puppy 小猪=pig 狗狗=dog 小猫=kitten 猫咪=cat 小鸟=bird 鸟儿=bird 海鸥=seagull 大熊猫=panda 小兔子=rabbit 兔子=rabbit 白兔=white=rabbit 老鹰=eagle 骏马=horse 白马=white=horse 小马=pony 金鱼=goldfish 锦鲤=koi 鲸鱼=whale 海豚=dolphin 海龟=sea=turtle 恐龙=dinosaur 巨龙=giant=chinese=dragon 凤凰=phoenix 独角兽=unicorn 绵羊=sheep 羊群=flock=of=sheep 鸟群=flock=of=birds 鱼群=school=of=fish 马群=herd=of=horses 蜜蜂=bee 松鼠=squirrel 狐狸=fox 鹿=deer 小鹿=fawn 企鹅=penguin 狮子=lion 大象=elephant 猴子=monkey 老虎=tiger 北极熊=polar=bear 北极熊妈妈=polar=bear 北极熊妈妈带着=polar=bear=with 北极熊带着=polar=bear=with 熊妈妈带着=bear=with 小北极熊=polar=bear=cub 熊妈妈=bear 小熊=bear=cub
  女孩=girl 小女孩=little=girl 男孩=boy 小男孩=little=boy 女人=woman 女子=woman 女士=lady 男人=man 男子=man 老人=old=man 老奶奶=old=woman 老爷爷=old=man 孩子=child 孩子们=children 小孩=child 人=person 人们=people 行人=pedestrians 少女=girl 少年=boy 情侣=couple 宇航员=astronaut 机器人=robot 外星人=alien 宇航服=spacesuit 太空服=spacesuit 武士=samurai 忍者=ninja 骑士=knight 公主=princess 王子=prince 国王=king 女王=queen 魔法师=wizard 巫师=wizard 女巫=witch 仙女=fairy 美人鱼=mermaid 圣诞老人=santa=claus 渔夫=fisherman 厨师=chef 警察=police=officer 消防员=firefighter 医生=doctor 舞者=dancer
  热气球=hot=air=balloon 气球=balloon 风筝=kite 灯笼=lantern 孔明灯=sky=lantern 红灯笼=red=lantern 汽车=car 小汽车=car 轿车=car 跑车=sports=car 赛车=race=car 卡车=truck 公交车=bus 出租车=taxi 火车=train 高铁=bullet=train 自行车=bicycle 单车=bicycle 摩托车=motorcycle 飞机=airplane 直升机=helicopter 火箭=rocket 飞船=spaceship 宇宙飞船=spaceship 飞碟=ufo 帆船=sailboat 小船=boat 渔船=fishing=boat 轮船=ship 船=boat 雪人=snowman 雨伞=umbrella 伞=umbrella 房子=house 小屋=cabin 木屋=cabin 城堡=castle 宝塔=pagoda 塔=tower 灯塔=lighthouse 寺庙=temple 摩天轮=ferris=wheel 帐篷=tent 树=tree 大树=big=tree 松树=pine=tree 柳树=willow 樱花=cherry=blossoms 樱花树=cherry=blossom=tree 梅花=plum=blossom 荷花=lotus 莲花=lotus 玫瑰=rose 向日葵=sunflower 郁金香=tulip 花=flower 花朵=flower 鲜花=flowers 草=grass 仙人掌=cactus 蘑菇=mushroom 球=ball 足球=soccer=ball 篮球=basketball 沙发=sofa 椅子=chair 长椅=bench 长凳=bench 床=bed 窗户=window 门=door 书=book 咖啡=coffee 茶=tea 蛋糕=cake 苹果=apple 红苹果=red=apple 西瓜=watermelon 吉他=guitar 钢琴=piano 帽子=hat 红裙子=red=dress 裙子=dress 围巾=scarf 眼镜=glasses 墨镜=sunglasses 滑板=skateboard 沙堡=sandcastle 国旗=flag 旗帜=flag 五星红旗=flag=of=china 蜡烛=candle 时钟=clock 桌子=table 桥=bridge 石头=rock`,
  verb: `
  小跑=trot 走=walk 行走=walk 走路=walk 散步=stroll 漫步=stroll 漫步于=stroll 走过=walk 走来=walk 爬=crawl 爬行=crawl 跑=run 奔跑=run 跑步=run 奔驰=gallop 飞奔=gallop 疾驰=speed 冲=dash 跳=jump 跳跃=jump 跳起=jump 蹦跳=hop 飞=fly 飞翔=fly 飞行=fly 翱翔=soar 盘旋=circle 飞舞=flutter 飞过=fly=over 飞越=fly=over 掠过=fly=over 飘=float 飘浮=float 漂浮=float 漂流=drift 飘动=drift 飘扬=drift 飘落=fall 落下=fall 下落=fall 掉落=fall 坠落=fall 下降=descend 游=swim 游泳=swim 游动=swim 游过=swim 畅游=swim 潜水=dive 跳舞=dance 舞蹈=dance 起舞=dance 旋转=spin 转动=rotate 转圈=spin 滚动=roll 行驶=drive 驾驶=drive 开车=drive 开=drive 航行=sail 驶过=drive 划船=row 升起=rise 上升=rise 升空=rise 起飞=take=off 发射=launch 挥手=wave 招手=wave 站=stand 站立=stand 坐=sit 躺=lie 睡觉=sleep 睡=sleep 沉睡=sleep 休息=rest 趴=lie 吃=eat 喝=drink 吃草=graze 玩=play 玩耍=play 嬉戏=play 打闹=play 弹=play 演奏=play 踢=kick 看=look=at 看着=look=at 望着=gaze=at 凝视=gaze=at 仰望=look=up=at 观看=watch 读书=read 阅读=read 读=read 唱歌=sing 笑=laugh 微笑=smile 说话=talk 说=say 说道=say 喊=shout 喊道=shout 大喊=shout 大声喊=shout 问=ask 问道=ask 回答=answer 答道=answer 回答道=answer 回答说=answer 低声说=whisper 聊天=chat 战斗=fight 打架=fight 拥抱=hug 闪烁=twinkle 闪耀=shine 发光=glow 照耀=shine 燃烧=burn 爆炸=explode 盛开=bloom 绽放=bloom 开花=bloom 生长=grow 摇曳=sway 摇摆=swing 攀登=climb 攀爬=climb 追=chase 追逐=chase 追赶=chase 跟着=follow 跟随=follow 骑=ride 骑着=ride 骑马=ride=a=horse 骑自行车=ride=a=bicycle 骑车=ride=a=bicycle 放风筝=fly=a=kite 看书=read=a=book 弹吉他=play=the=guitar 弹钢琴=play=the=piano 堆雪人=build=a=snowman 堆沙堡=build=a=sandcastle 围着=surround 踢足球=kick=a=soccer=ball 拿着=hold 拿=hold 举着=hold 抱着=hold 提着=hold 打着=hold 撑着=hold 穿=wear 穿着=wear 戴=wear 戴着=wear 滑雪=ski 冲浪=surf 溜冰=skate 钓鱼=fish 做饭=cook 画画=paint 环绕=surround 经过=pass 穿过=cross 穿越=cross`,
  adjective: `
  红=red 红色=red 鲜红=red 深红=crimson 橙色=orange 橘色=orange 橘=orange 黄=yellow 黄色=yellow 金色=golden 金黄=golden 金黄色=golden 金=golden 绿=green 绿色=green 翠绿=green 青=green 蓝=blue 蓝色=blue 天蓝色=sky=blue 深蓝色=dark=blue 深蓝=dark=blue 浅蓝色=light=blue 紫=purple 紫色=purple 粉=pink 粉色=pink 粉红=pink 粉红色=pink 棕色=brown 褐色=brown 白=white 白色=white 雪白=white 洁白=white 灰=grey 灰色=grey 银色=silver 黑=black 黑色=black 彩色=colorful 五彩=colorful 五颜六色=colorful 五彩缤纷=colorful 暖色调=warm=tones 冷色调=cool=tones
  大=big 巨大=huge 庞大=huge 巨型=giant 高大=tall 小=small 小小=tiny 微小=tiny 迷你=mini 年轻=young 老=old 古老=old
  宁静=calm 平静=calm 安静=quiet 祥和=peaceful 欢快=joyful 快乐=happy 开心=happy 浪漫=romantic 梦幻=dreamy 神秘=mysterious 恐怖=scary 诡异=eerie 史诗=epic 史诗级=epic 壮观=epic 温馨=cozy 悲伤=sad 孤独=lonely 忧郁=melancholy 节日=festive 热闹=festive 紧张=tense 魔法=magical 孤单=lonely
  下雨=rainy 下雪=snowing 有雾=foggy 晴朗=clear 多云=cloudy 阴沉=overcast 刮风=windy 雪景=snowy 雨天=rainy 下着雨=rainy 下着雪=snowing 白雪皑皑=snow=covered 星光=starry 起风=windy 下着大雪=heavy=snow 下着大雨=heavy=rain
  水彩=watercolor 水彩画=watercolor=painting 水墨=ink=wash=painting 水墨画=ink=wash=painting 油画=oil=painting 卡通=cartoon 动漫=anime 动画=animation 剪纸=paper=cut 像素=pixel=art 像素画=pixel=art 黑白=black=and=white 黑色电影=film=noir 复古=vintage 老电影=old=film 胶片=vintage=film 霓虹=neon 赛博朋克=cyberpunk 线稿=line=art 素描=sketch 简笔画=line=drawing 写实=realistic 真实=realistic 中国风=ink=wash=painting`,
  adverb:
    '慢慢=slowly 缓缓=slowly 缓慢=slowly 慢速=slowly 轻轻=gently 快速=quickly 飞快=quickly 迅速=quickly 静静=quietly 快=fast 慢=slow 悠闲=leisurely 快乐地=happily 自由自在=leisurely',
  number:
    '一=a 一面=a 两=two 二=two 三=three 四=four 五=five 六=six 七=seven 八=eight 九=nine 十=ten 几=several 许多=many 很多=many 无数=countless 好多=many 数百=hundreds=of 成百上千=hundreds=of 成群=flock=of 一些=some 十二=twelve 二十=twenty 一百=hundred 百=hundred',
  measure:
    '只= 个= 条= 匹= 头= 辆= 架= 艘= 朵= 棵= 座= 位= 名= 片= 张= 本= 杯= 颗= 株= 栋= 幢= 间= 轮= 场= 盏= 支= 枚= 件= 顶= 双=pair=of 对=pair=of 群=group=of 队=group=of 排=row=of 堆=pile=of 束=bunch=of 串=bunch=of 层= 道= 股= 根= 块= 幅= 台= 口= 尾= 叶= 碗= 碟= 盘= 瓶= 面=',
  at: '在=in 于=in 从=from 位于=in 沿着=along 穿梭于=in 朝着=toward 向着=toward',
  locative:
    '上=on 上面=on 之上=above 上方=above 上空=above 下=under 下面=under 之下=under 下方=under 里=in 里面=in 中=in 之中=in 中间=in 内=in 旁=beside 旁边=beside 边=beside 身边=beside 旁边儿=beside 前=in=front=of 前面=in=front=of 前方=in=front=of 后=behind 后面=behind 背后=behind 身后=behind 周围=around 四周=around 附近=near 之间=between 间=between 背上=on',
  particle: '的=of',
  and: '和=and 与=and 以及=and 还有=and 跟=and 并=and 同时=and 并且=and 又=and',
  not: '没有=no 不要=no 无=no 没=no 无人=no=people 别=no',
  object: '把=replace 将=replace',
  passive: '被=by',
  change:
    '换成=with 替换成=with 替换为=with 换为=with 改成=with 变成=with 改为=with 变为=with 去掉=remove 删除=remove 移除=remove 删掉=remove 去除=remove 拿掉=remove 再加=add 再加上=add 加上=add 添加=add 增加=add 加入=add 加=add 加一=add=a 让=make 使=make',
  phrase: `
  镜头=camera 摄像机=camera 相机=camera 向左平移=pans=left 向右平移=pans=right 左移=pans=left 右移=pans=right 平移=pans 摇镜=pan 横移=pans=right 推近=dolly=in 推进=dolly=in 拉远=pulls=back 拉近=zooms=in 放大=zoom=in 缩小=zoom=out 变焦=zoom 环绕拍摄=orbit=shot 航拍=aerial=shot 无人机=drone=shot 俯拍=high=angle 俯瞰=aerial=view 鸟瞰=aerial=view 仰拍=low=angle 手持=handheld 跟拍=tracking=shot 跟随拍摄=tracking=shot 延时=timelapse 延时摄影=timelapse 慢动作=slow=motion 慢镜头=slow=motion 固定镜头=static=shot 特写=close=up 近景=close=up 远景=wide=shot 全景=wide=shot 广角=wide=angle 静止=static 上摇=tilt=up 下摇=tilt=down 环绕镜头=orbit=shot 推镜头=dolly=in 拉镜头=pull=back 镜头环绕=orbit=shot
  向左=to=the=left 向右=to=the=right 向上=upward 向下=downward 往左=to=the=left 往右=to=the=right 远处=in=the=distance 从左到右=from=left=to=right 从右到左=from=right=to=left 向远方=into=the=distance 快一点=faster 慢一点=slower 更快=faster 更慢=slower 风格=style 背景=background 背景是=with 变慢=slower 变快=faster 然后=then 随后=then 接着=then 最后=finally 近一点=closer 靠近一点=closer 更近=closer 远一点=further=away 更远=further=away`,
};

const silent =
  '了 着 过 时 将至 地 得 是 有 正在 正 一样 这 那 这个 那个 之 其 就 也 都 而 很 非常 十分 着的 们 来 去 起来 下来 上去 出来 过去 请 生成 视频 画面 场景 一下 起 出 它 他 她 它们 他们 中的 吧 呢 啊 一起 互相 到 给 为 以 于是 美丽 漂亮 可爱 高清 超清 电影感 电影级 细节 丰富 唯美 美 色 般 拍摄 一边 地面 充满 整个 一切 显示 展示 出现 呈现 气氛 氛围 光线 柔和 西下 时分 时候 外面 繁华 世界 景色 景象 风景';

/** "法国国旗", "法国的旗": every country by its own name. */
const addFlags = (terms: Map<string, { english: string; class: TermClass }>) => {
  const [chinese, english] = ['zh', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  for (let code = 0; code < 26 * 26; code += 1) {
    const region = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));
    const [name, spoken] = [chinese!.of(region)!, english!.of(region)!];
    if (name === region) continue;
    for (const flag of ['国旗', '旗', '的国旗', '的旗帜', '旗帜'])
      terms.set(`${name}${flag}`, { english: `flag of ${spoken.toLowerCase()}`, class: 'noun' });
  }
};

const build = () => {
  const terms = new Map<string, { english: string; class: TermClass }>();
  addFlags(terms);
  const all = [clauseTerms, workTerms, familyTerms, everydayTerms, tables].flatMap((one) =>
    Object.entries(one),
  ) as [TermClass, string][];
  for (const [name, list] of all) {
    for (const pair of list.split(/\s+/).filter(Boolean)) {
      const [chinese, ...english] = pair.split('=') as [string, ...string[]];
      if (!terms.has(chinese)) terms.set(chinese, { english: english.join(' ').trim(), class: name });
    }
  }
  for (const word of silent.split(' ')) terms.set(word, { english: '', class: 'silent' });
  return terms;
};

const sceneWords = new Set(
  Object.values(tables).flatMap((list) => list.split(/\s+/).map((pair) => pair.split('=')[0]!)),
);

let terms: ReturnType<typeof build> | undefined;

export const findTerm = (word: string) => {
  terms ??= build();
  return terms.get(word);
};

/** English to the shortest of its Chinese words. */
let chineseWords: Map<string, string> | undefined;

export const findChineseFor = (english: string): string | undefined => {
  terms ??= build();
  if (!chineseWords) {
    chineseWords = new Map();
    // The words of the scene first: a man is no uncle.
    const isOfScene = ([chinese]: [string, unknown]) => sceneWords.has(chinese);
    const ordered = [...terms].sort((a, b) => Number(isOfScene(b)) - Number(isOfScene(a)));
    for (const [chinese, term] of ordered) {
      const known = chineseWords.get(term.english);
      const word = chinese.replace(/的$/, '');
      if (term.english !== '' && (known === undefined || word.length < known.length))
        chineseWords.set(term.english, word);
    }
  }
  return chineseWords.get(english);
};
